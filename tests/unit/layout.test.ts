import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect, test} from 'vitest';

test('the top level has the files and folders of the specification', {tags: '@project-layout'}, () => {
  const names = [
    ...['docusaurus.config.ts', 'sidebars.ts', 'docs', 'versioned_docs', 'versioned_sidebars', 'versions.json', 'src'],
    ...['static', 'package.json', 'tsconfig.json', 'babel.config.js'],
  ];
  expect(names.filter((name) => !existsSync(resolve(import.meta.dirname, '../..', name)))).toEqual([]);
});
