import {readdirSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, test} from 'vitest';

const folder = resolve(import.meta.dirname, '../../.github/workflows');

describe.each(readdirSync(folder))('.github/workflows/%s', (file) => {
  const text = readFileSync(resolve(folder, file), 'utf8');

  test('pins every action to a commit, with its version in a comment', () => {
    const uses = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('has read permission only, except for the job that publishes', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(text.match(/: write$/gm)).toEqual([': write', ': write']);
  });
});
