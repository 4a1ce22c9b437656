import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import remarkLocalBinary from '.';

/** The commands of the three tabs that a `bash npm2yarn` fence becomes. */
async function convert(command: string): Promise<string[]> {
  const root: Root = {type: 'root', children: [{type: 'code', lang: 'bash', meta: 'npm2yarn', value: command}]};
  // The plugin's own types describe how unified calls it, which needs a processor as `this`.
  const toTabs = (npm2yarn as (options: object) => (root: Root) => Promise<void>)({sync: true});
  await toTabs(root);
  remarkLocalBinary()(root);
  return [...JSON.stringify(root).matchAll(/"lang":"bash","value":("(?:[^"\\]|\\.)*")/g)].map(
    (match) => JSON.parse(match[1] ?? '""') as string,
  );
}

test('runs the installed program with each package manager', async () => {
  expect(await convert('npx openapi-qraft openapi.yaml --output-dir src/api')).toEqual([
    'npx openapi-qraft openapi.yaml --output-dir src/api',
    'yarn openapi-qraft openapi.yaml --output-dir src/api',
    'pnpm exec openapi-qraft openapi.yaml --output-dir src/api',
  ]);
});

test('leaves packages to be downloaded alone', async () => {
  expect(await convert('npx @openapi-qraft/cli --help')).toEqual([
    'npx @openapi-qraft/cli --help',
    'yarn dlx @openapi-qraft/cli --help',
    'pnpm dlx @openapi-qraft/cli --help',
  ]);
});
