// @vitest-environment node
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { createHost } from '../../../testing/createHost';
import {
  BUNDLER_SETTINGS,
  INSTALLED,
  linkPackages,
  makeTemporaryFolder,
  PROJECT,
} from '../../../testing/temporaryProject';
import { readMessages } from './readMessages';

const page = readFileSync(
  path.join(PROJECT, '../../docs/guides/troubleshooting.mdx'),
  'utf8',
);
const folder = makeTemporaryFolder('troubleshooting');

const NODE_NEXT: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

const PACKAGES = ['@openapi-qraft', '@tanstack', '@types', 'csstype'];

/** A project with some of the installed packages and some files. */
function makeProject(
  name: string,
  files: Record<string, string>,
  packages = PACKAGES,
) {
  const root = path.join(folder, name);
  mkdirSync(root, { recursive: true });
  linkPackages(root, packages);
  writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }');
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

function withClient(root: string, client: string) {
  const from = path.join(PROJECT, 'generated', client);
  cpSync(from, path.join(root, 'api'), { recursive: true });
  return root;
}

/** The compiler's messages about a file, as `tsc` prints them: `error TS2304: …`. */
function compile(
  root: string,
  file: string,
  settings: ts.CompilerOptions = {},
) {
  const name = path.join(root, file);
  const options = { ...BUNDLER_SETTINGS, ...settings };
  const program = ts.createProgram([name], options, createHost(options));
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(name))
    .map(
      ({ code, messageText }) =>
        `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}

const ENUM = 'export enum Genre { poetry = "poetry" }\n';
const IMPORT_TS = 'export * from "./genre.ts";\n';

/** A second copy of TanStack Query, in another version. */
function makeTwoVersions() {
  const root = makeProject(
    'two-versions',
    {
      'app.ts': `
      import { QueryClient } from '@tanstack/react-query';
      import { requestFn } from '@openapi-qraft/react';
      import { createAPIClient } from './api';
      createAPIClient({ requestFn, baseUrl: '', queryClient: new QueryClient() });
    `,
    },
    ['@openapi-qraft', '@types', 'csstype'],
  );
  for (const name of ['query-core', 'react-query']) {
    const target = path.join(root, 'node_modules/@tanstack', name);
    cpSync(path.join(INSTALLED, '@tanstack', name), target, {
      recursive: true,
      filter: (file) =>
        !/\.(?:c?js|map|tsx?)$/.test(file) || /\.d\.c?ts$/.test(file),
    });
    const manifest = path.join(target, 'package.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(
      manifest,
      text.replace(/"version": "[^"]+"/, '"version": "5.80.0"'),
    );
  }
  return withClient(root, 'api');
}

/** What each message on the page comes from. */
const MISTAKES: Record<string, () => string[]> = {
  "TS2307: Cannot find module '@openapi-qraft/tanstack-query-react-types'":
    () =>
      compile(
        withClient(
          makeProject('no-types-package', {}, [
            '@tanstack',
            '@types',
            'csstype',
          ]),
          'api-tags',
        ),
        'api/services/AccountsService.ts',
      ),
  "Property '#private' in type 'QueryClient' refers to a different member":
    () => compile(makeTwoVersions(), 'app.ts'),
  'TS2835: Relative import paths need explicit file extensions': () =>
    compile(
      withClient(makeProject('node', {}), 'api-tags'),
      'api/index.ts',
      NODE_NEXT,
    ),
  "TS5097: An import path can only end with a '.ts' extension": () =>
    compile(
      makeProject('endings', { 'genre.ts': ENUM, 'index.ts': IMPORT_TS }),
      'index.ts',
    ),
  "TS1294: This syntax is not allowed when 'erasableSyntaxOnly' is enabled.":
    () =>
      compile(makeProject('enum', { 'schema.ts': ENUM }), 'schema.ts', {
        erasableSyntaxOnly: true,
      }),
  "Cannot find name 'AbortSignal'": () =>
    compile(
      withClient(
        makeProject('no-dom', {}, [
          '@openapi-qraft',
          '@tanstack',
          'csstype',
        ]),
        'api-tags',
      ),
      'api/services/AccountsService.ts',
      { lib: ['lib.es2023.d.ts'] },
    ),
};

test('TypeScript 5.9 has another code for the unused import of a service', () => {
  const root = makeProject('unused', {
    'schema.ts': 'export type paths = object;\n',
    'service.ts':
      'import type { paths } from "./schema";\nexport const service = {};\n',
  });
  const messages = compile(root, 'service.ts', { noUnusedLocals: true });
  expect(messages.map((message) => message.slice(0, 6))).toEqual([
    'TS6133',
  ]);
  expect(page).toMatch(/^\| `TS6133`, `TS6196` in TypeScript 7 /m);
});

test('every message of the settings has a project', () => {
  expect(Object.keys(MISTAKES)).toEqual(readMessages(page, 'settings'));
});

test.each(Object.entries(MISTAKES))('%s', (message, compileProject) => {
  expect(
    compileProject().filter((text) => text.includes(message)),
  ).not.toEqual([]);
});
