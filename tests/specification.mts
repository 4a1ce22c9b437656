import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';

const text = readFileSync(resolve(import.meta.dirname, '../SPEC.md'), 'utf8');

/** The statements of SPEC.md by their ids, which tests carry as tags. */
export const STATEMENTS: ReadonlyMap<string, string> = new Map(
  [...text.matchAll(/^- `(@[\w.-]+)` (.+(?:\n {2}\S.*)*)/gm)].map(([, id = '', statement = '']) => [
    id,
    statement.replace(/\s+/g, ' '),
  ]),
);

/** The routes of a version that SPEC.md requires, relative to the root of the version. */
export function readRequiredRoutes(version: '2.x' | '1.x'): string[] {
  const block = text.split(`\`\`\`text ${version}\n`)[1]?.split('```')[0];
  if (!block) throw new Error(`SPEC.md has no block of routes for ${version}.`);
  return block
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [folder = '', ...names] = line.trim().split(' ');
      return names.map((name) => (folder === '/' ? name : folder + name));
    });
}
