import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {makeSite} from '../../remark/samples/fixture.testing';
import {bundleSample} from './bundleSample';

type Create = (require: (name: string) => unknown, fetch: unknown) => {default: () => unknown};

function makeProject(files: Record<string, unknown>): string {
  const rootDirs = {compilerOptions: {rootDirs: ['./generated', './shared', './src/page']}};
  return makeSite({'tsconfig.rootDirs.json': rootDirs, ...files});
}

async function bundle(files: Record<string, string>): Promise<{create: Create; code: string; files: string[]}> {
  const project = makeProject(files);
  const result = await bundleSample(path.join(project, 'src/page/A.live.tsx'), project);
  const module = (await import(`data:text/javascript,${encodeURIComponent(result.code)}`)) as {default: Create};
  return {
    create: module.default,
    code: result.code,
    files: result.files.map((file) => path.relative(project, file)),
  };
}

test('each call evaluates all modules again', async () => {
  const {create} = await bundle({
    'src/page/A.live.tsx': 'import {count} from "./counter";\nexport default () => count();',
    'src/page/counter.ts': 'let n = 0;\nexport const count = () => ++n;',
  });
  const require = (): unknown => undefined;
  const [first, second] = [create(require, undefined).default, create(require, undefined).default];
  expect([first(), first(), second()]).toEqual([1, 2, 1]);
});

test('resolves the generated and the shared client like TypeScript, and lists all files', async () => {
  const {create, files} = await bundle({
    'src/page/A.live.tsx': 'import {api} from "./client";\nexport default () => api;',
    'shared/client.ts': 'import {name} from "./api";\nexport const api = `client of ${name}`;',
    'generated/api/index.ts': 'export const name = "api";',
  });
  expect(create(() => undefined, undefined).default()).toBe('client of api');
  expect(files.sort()).toEqual(['generated/api/index.ts', 'shared/client.ts', 'src/page/A.live.tsx']);
});

test('takes packages and fetch from the page', async () => {
  const {create} = await bundle({
    'src/page/A.live.tsx':
      'import {useState} from "react";\nexport default () => [useState, fetch("/books"), <p>Text</p>];',
  });
  const fetch = vi.fn(() => 'response');
  const packages: Record<string, unknown> = {
    react: {useState: 'the state of the page'},
    'react/jsx-runtime': {jsx: (type: string) => `element ${type}`},
  };
  expect(create((name) => packages[name], fetch).default()).toEqual(['the state of the page', 'response', 'element p']);
  expect(fetch).toHaveBeenCalledWith('/books');
});

test('a missing import is an error that names the file', async () => {
  await expect(bundle({'src/page/A.live.tsx': 'import {b} from "./b";\nexport default b;'})).rejects.toMatchObject({
    message: 'Build failed with 1 error:\nsrc/page/A.live.tsx:1:16: ERROR: Could not resolve "./b"',
  });
});
