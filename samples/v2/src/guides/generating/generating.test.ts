// @vitest-environment node
import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { createHost } from '../../../testing/createHost';
import { runCli } from '../../../testing/runCli';
import {
  linkPackages,
  makeTemporaryFolder,
  PROJECT,
} from '../../../testing/temporaryProject';

const bookshop = path.join(PROJECT, '../openapi/bookshop.yaml');
const run = promisify(execFile);
const folder = makeTemporaryFolder('generating');

const PLUGINS = [
  ...['--plugin', 'tanstack-query-react'],
  ...['--plugin', 'openapi-typescript'],
];

function makeFolder(name: string) {
  const target = path.join(folder, name);
  mkdirSync(target, { recursive: true });
  return target;
}

const generate = (cwd: string, ...options: string[]) =>
  runCli(cwd, ['openapi.yaml', ...PLUGINS, ...options]);

const read = (...names: string[]) =>
  readFileSync(path.join(folder, ...names), 'utf8');

const toApi = ['--output-dir', 'src/api', '--clean'];

/** Exit code of the check in CI. */
const checkCurrent = (cwd: string) =>
  run('git', ['diff', '--exit-code', 'src/api'], { cwd }).then(
    () => 0,
    ({ code }: { code: number }) => code,
  );

test('git diff notices that the client is not current', async () => {
  const cwd = makeFolder('repository');
  const git = (...words: string[]) => run('git', words, { cwd });
  const document = path.join(cwd, 'openapi.yaml');
  copyFileSync(bookshop, document);
  await generate(cwd, ...toApi);
  await git('init', '--quiet');
  await git('add', '.');
  await generate(cwd, ...toApi);
  expect(await checkCurrent(cwd)).toBe(0);
  // A path in its own service: the new file is not tracked, but the index differs.
  const text = readFileSync(document, 'utf8');
  writeFileSync(document, text.replace('\n  /status:', '\n  /health:'));
  await generate(cwd, ...toApi);
  expect(await checkCurrent(cwd)).toBe(1);
  const { stdout } = await git('status', '--porcelain', 'src/api');
  expect(stdout).toContain('?? src/api/services/HealthService.ts');
  expect(stdout).toContain('AD src/api/services/StatusService.ts');
}, 120_000);

function compile(configPath: string, overrides: ts.CompilerOptions = {}) {
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configPath, ts.sys.readFile).config,
    ts.sys,
    path.dirname(configPath),
  );
  const settings = { ...options, types: [], ...overrides };
  const program = ts.createProgram(
    fileNames,
    settings,
    createHost(settings),
  );
  const { diagnostics } = program.emit();
  return [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(
    ({ code, file }) => `${path.basename(file?.fileName ?? '')} TS${code}`,
  );
}

const APP = `
import { createAPIClient, type components } from '@bookshop/api';
import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
const queryClient = new QueryClient();
const api = createAPIClient({ requestFn, baseUrl: '', queryClient });
export type Book = components['schemas']['Book'];
// @ts-expect-error: the types of the document have arrived
api.books.getBook.getQueryKey({ path: { bookId: '7' } });
const book: Book | undefined = api.books.getBook.getQueryData({ path: { bookId: 7 } });
console.log(typeof book, JSON.stringify(api.books.getBook.getQueryKey({ path: { bookId: 7 } })));
`;

const SELECTION = `
import { getBook } from '@bookshop/api/services/BooksService';
import { qraftAPIClient, requestFn } from '@openapi-qraft/react';
import { operationInvokeFn } from '@openapi-qraft/react/callbacks';
const api = qraftAPIClient({ books: { getBook } }, { operationInvokeFn }, { requestFn, baseUrl: '' });
void api.books.getBook({ parameters: { path: { bookId: 7 } } });
`;

const APP_SETTINGS = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    strict: true,
    skipLibCheck: true,
    outDir: 'dist',
  },
  files: ['app.ts'],
};

test('the package of the page builds, and an application uses it', async () => {
  const source = path.join(import.meta.dirname, 'package');
  const root = makeFolder('package');
  cpSync(source, root, { recursive: true });
  copyFileSync(bookshop, path.join(root, 'openapi.yaml'));
  const packageJson: {
    scripts: { generate: string };
    dependencies: object;
    peerDependencies: object;
  } = JSON.parse(read('package/package.json'));
  const [, , ...options] = packageJson.scripts.generate.split(' ');
  await generate(root, ...options);
  // Only what the package declares.
  linkPackages(root, [
    ...Object.keys(packageJson.dependencies),
    ...Object.keys(packageJson.peerDependencies),
    '@types/react',
    'csstype',
  ]);
  expect(compile(path.join(root, 'tsconfig.json'))).toEqual([]);

  const app = makeFolder('app');
  const target = path.join(app, 'node_modules/@bookshop/api');
  cpSync(path.join(root, 'dist'), path.join(target, 'dist'), {
    recursive: true,
  });
  copyFileSync(
    path.join(root, 'package.json'),
    path.join(target, 'package.json'),
  );
  linkPackages(app, [
    '@openapi-qraft',
    '@tanstack',
    'react',
    'csstype',
    '@types/react',
  ]);
  writeFileSync(path.join(app, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(app, 'app.ts'), APP);
  const config = path.join(app, 'tsconfig.json');
  writeFileSync(config, JSON.stringify(APP_SETTINGS));
  for (const [module, moduleResolution] of [
    [ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
    [ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ] as const) {
    expect(compile(config, { module, moduleResolution })).toEqual([]);
  }
  const { stdout } = await run(process.execPath, ['dist/app.js'], {
    cwd: app,
  });
  expect(stdout).toContain('undefined [{"method":"get"');

  // > - **`sideEffects: false`** lets bundlers drop unused operations if the
  // > application [creates its client from single
  // > operations](./bundle-size.mdx#services). Such an application imports the
  // > operations from `@bookshop/api/services/BooksService`, so `exports`
  // > includes the services.
  writeFileSync(path.join(app, 'app.ts'), SELECTION);
  expect(
    compile(config, {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    }),
  ).toEqual([]);
  const { outputFiles } = await build({
    entryPoints: [path.join(app, 'app.ts')],
    bundle: true,
    write: false,
  });
  const bundle = outputFiles[0]?.text ?? '';
  expect(bundle).toContain('/books/{bookId}');
  expect(bundle).not.toContain('/books/bestsellers');
  expect(bundle).not.toContain('/orders');
}, 180_000);

test('a types file that ends in .d.ts is not copied into the build', async () => {
  const root = makeFolder('declaration');
  cpSync(path.join(import.meta.dirname, 'package'), root, {
    recursive: true,
  });
  copyFileSync(bookshop, path.join(root, 'openapi.yaml'));
  await generate(
    root,
    '--output-dir',
    'src',
    '--filter-services',
    '/status',
    '--explicit-import-extensions',
    '--openapi-types-file-name',
    'schema.d.ts',
  );
  linkPackages(root, [
    '@openapi-qraft',
    '@tanstack',
    '@types/react',
    'csstype',
  ]);
  compile(path.join(root, 'tsconfig.json'));
  expect(
    ts.sys
      .readDirectory(path.join(root, 'dist'))
      .map((file) => path.basename(file))
      .sort(),
  ).toContain('index.d.ts');
  expect(ts.sys.fileExists(path.join(root, 'dist/schema.d.ts'))).toBe(
    false,
  );
}, 120_000);

test('a linked package can export its TypeScript', async () => {
  const root = makeFolder('workspace');
  mkdirSync(path.join(root, 'node_modules/@bookshop'), { recursive: true });
  const library = makeFolder('workspace/packages/api');
  cpSync(path.join(PROJECT, 'generated/api'), path.join(library, 'src'), {
    recursive: true,
  });
  writeFileSync(
    path.join(library, 'package.json'),
    '{ "name": "@bookshop/api", "exports": "./src/index.ts" }',
  );
  symlinkSync(library, path.join(root, 'node_modules/@bookshop/api'));
  linkPackages(root, [
    '@openapi-qraft',
    '@tanstack',
    'react',
    '@types/react',
    'csstype',
  ]);
  writeFileSync(path.join(root, 'app.ts'), APP);
  writeFileSync(
    path.join(root, 'tsconfig.json'),
    JSON.stringify({
      ...APP_SETTINGS,
      compilerOptions: {
        ...APP_SETTINGS.compilerOptions,
        noEmit: true,
        module: 'esnext',
        moduleResolution: 'bundler',
      },
    }),
  );
  expect(compile(path.join(root, 'tsconfig.json'))).toEqual([]);
  const { errors } = await build({
    entryPoints: [path.join(root, 'app.ts')],
    bundle: true,
    write: false,
  });
  expect(errors).toEqual([]);
}, 60_000);

test('a modifier renames a reserved word', async () => {
  const cwd = makeFolder('reserved');
  copyFileSync(
    path.join(import.meta.dirname, 'reservedWord.yaml'),
    path.join(cwd, 'openapi.yaml'),
  );
  await generate(cwd, '--output-dir', 'src/wrong');
  expect(read('reserved/src/wrong/services/ShelvesService.ts')).toContain(
    'export const delete = ',
  );
  await generate(
    cwd,
    ...toApi,
    ...['--operation-name-modifier', '/shelves/**:^delete$ ==> remove'],
  );
  expect(read('reserved/src/api/services/ShelvesService.ts')).toContain(
    'export const remove = ',
  );
}, 60_000);

// > Operations called `paths` or `operation` conflict with types that the
// > service imports.
test.each([
  ['paths', 'import type { paths }', 'export const paths ='],
  ['operation', ' OperationError,', 'type OperationError ='],
])(
  '%s declares a name that is imported',
  async (name, ...conflict) => {
    const cwd = makeFolder(`conflict-${name}`);
    const document = readFileSync(
      path.join(import.meta.dirname, 'reservedWord.yaml'),
      'utf8',
    );
    writeFileSync(
      path.join(cwd, 'openapi.yaml'),
      document.replace('operationId: delete', `operationId: ${name}`),
    );
    await generate(cwd, ...toApi);
    const service = read(
      `conflict-${name}/src/api/services/ShelvesService.ts`,
    );
    for (const declaration of conflict) {
      expect(service).toContain(declaration);
    }
  },
  60_000,
);

test('a modifier cannot separate two operations with one name', async () => {
  const cwd = makeFolder('collision');
  copyFileSync(
    path.join(PROJECT, 'src/codegen/CLI/sameName.yaml'),
    path.join(cwd, 'openapi.yaml'),
  );
  await generate(
    cwd,
    ...toApi,
    ...[
      '--operation-name-modifier',
      'get /shelves:^listShelves$ ==> listAll',
    ],
  );
  const service = read('collision/src/api/services/ShelvesService.ts');
  expect(service.match(/export const listAll = /g)).toHaveLength(2);
}, 60_000);

// > Most lines of a service file are comments, which don't reach the bundle.
test('most lines of a service file are comments', () => {
  const service = readFileSync(
    path.join(PROJECT, 'generated/api/services/BooksService.ts'),
    'utf8',
  );
  const code = service.replaceAll(/\/\*.*?\*\//gs, '').split('\n');
  const codeLines = code.filter((line) => line.trim() !== '');
  expect(codeLines.length).toBeLessThan(service.split('\n').length / 2);
});
