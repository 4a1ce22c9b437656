import path from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import remarkSamples from './index';
import {EMPTY_RECORDING, LOCKFILE, makeSite} from './fixture.testing';

const FILES = {
  'samples/v2/src/a.tsx': 'export const a = 1;\n',
  'samples/v2/src/a.recording.json': {...EMPTY_RECORDING, values: [{label: 'a', value: 1}]},
  'samples/v2/package-lock.json': LOCKFILE,
};

async function compile(page: string, files: Record<string, unknown> = FILES, pagePath = 'docs/a.mdx'): Promise<string> {
  const siteDir = makeSite(files);
  const processor = createProcessor({jsx: true, remarkPlugins: [[remarkSamples, {siteDir}]]});
  return String(await processor.process(new VFile({value: page, path: path.join(siteDir, pagePath)})));
}

test('fills fences anywhere in the page and puts the recorded requests behind its block', async () => {
  const output = await compile('# A\n\n<Tabs>\n\n```tsx sample="a.tsx" record\n```\n\n</Tabs>\n');
  expect(output).toContain('export const a = 1;');
  expect(output.indexOf('<RecordedRequests')).toBeGreaterThan(output.indexOf('export const a'));
  expect(output.indexOf('<RecordedRequests')).toBeLessThan(output.indexOf('</Tabs>'));
});

test('puts the button that runs a sample between its block and the recorded requests', async () => {
  const files = {...FILES, 'samples/v2/src/a.live.tsx': 'export default () => null;\n'};
  const output = await compile('```tsx sample="a.tsx" live record\n```\n', files);
  expect(output).toContain('<LiveSample file="a.live.tsx" />');
  expect(output.indexOf('<LiveSample')).toBeGreaterThan(output.indexOf('export const a'));
  expect(output.indexOf('<LiveSample')).toBeLessThan(output.indexOf('<RecordedRequests'));
});

test('names the checked versions once, at the end', async () => {
  const output = await compile('```tsx sample="a.tsx"\n```\n\n```tsx sample="a.tsx"\n```\n\nThe end.\n');
  expect(output.match(/<CheckedWith/g)).toHaveLength(1);
  expect(output.indexOf('<CheckedWith')).toBeGreaterThan(output.indexOf('The end.'));
  expect(output).toContain('5.108.0');
});

test('leaves pages without samples and other fences alone', async () => {
  const output = await compile('```bash\nnpm ci\n```\n');
  expect(output).toContain('npm ci');
  expect(output).not.toContain('CheckedWith');
});

test('adds no line to a partial', async () => {
  expect(await compile('```tsx sample="a.tsx"\n```\n', FILES, 'docs/_a.mdx')).not.toContain('CheckedWith');
});

test('names the page and the line of a mistake', async () => {
  await expect(compile('Text.\n\n```tsx sample="b.tsx"\n```\n')).rejects.toMatchObject({
    message:
      'docs/a.mdx:3: There is no sample file samples/v2/src/b.tsx. Create it, or correct the name. Did you mean "a.tsx"?',
  });
});

test('refuses a page outside the known versions', async () => {
  await expect(
    compile('```tsx sample="a.tsx"\n```\n', FILES, 'versioned_docs/version-3.x/a.mdx'),
  ).rejects.toMatchObject({
    message:
      'versioned_docs/version-3.x/a.mdx:1: This page does not belong to a version with samples. Add its folder to SAMPLE_VERSIONS.',
  });
});

test.each([
  [undefined, 'docs/a.mdx:1: There is no samples/v2/package-lock.json. Run "npm ci".'],
  [{}, 'docs/a.mdx:1: samples/v2/package-lock.json has no "packages". Write it with npm 7 or newer.'],
  [{packages: {}}, 'docs/a.mdx:1: samples/v2/package-lock.json does not install @openapi-qraft/react.'],
])('refuses the lockfile %j', async (lockfile, message) => {
  const files = {'samples/v2/src/a.tsx': 'a', ...(lockfile && {'samples/v2/package-lock.json': lockfile})};
  await expect(compile('```tsx sample="a.tsx"\n```\n', files)).rejects.toMatchObject({message});
});
