// @vitest-environment node
import { rspack, type Configuration } from '@rspack/core';
import { build, transform } from 'esbuild';
import { execFile } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import {
  makeTemporaryFolder,
  PROJECT,
} from '../../../testing/temporaryProject';
import { readMessages } from './readMessages';

const page = readFileSync(
  path.join(PROJECT, '../../docs/guides/troubleshooting.mdx'),
  'utf8',
);
const folder = makeTemporaryFolder('bundlers');

/** Generated with `--explicit-import-extensions`. */
const ENDINGS = path.join(PROJECT, 'generated/api-node/index.ts');

function bundle(resolve: NonNullable<Configuration['resolve']>) {
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: ENDINGS,
    output: { path: folder },
    resolve,
    externalsType: 'commonjs',
    externals: /^(?:react|@tanstack|@openapi-qraft)/,
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' } } },
        },
      ],
    },
  });
  return new Promise<string[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      const { errors = [] } = stats?.toJson({ errors: true }) ?? {};
      resolve(errors.map(({ message }) => message));
    });
  });
}

const EXTENSIONS = { extensions: ['.ts', '.js'] };

/** Compiles a client file by file, as `tsc` does, and imports it in Node.js. */
async function importCompiled(client: string) {
  const target = path.join(folder, client);
  mkdirSync(path.join(target, 'services'), { recursive: true });
  writeFileSync(path.join(target, 'package.json'), '{ "type": "module" }');
  symlinkSync(
    path.join(PROJECT, 'node_modules'),
    path.join(target, 'node_modules'),
  );
  const source = path.join(PROJECT, 'generated', client);
  for (const name of readdirSync(source, { recursive: true })) {
    if (!String(name).endsWith('.ts')) continue;
    const text = readFileSync(path.join(source, String(name)), 'utf8');
    const { code } = await transform(text, { loader: 'ts' });
    const file = path.join(target, String(name).replace(/ts$/, 'js'));
    writeFileSync(file, code);
  }
  return promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import(${JSON.stringify(path.join(target, 'index.js'))})`,
  ]).then(
    () => '',
    (error: unknown) => String(error),
  );
}

test('endings in .js need an alias in webpack and Rspack, but not in esbuild', async () => {
  const errors = (await bundle(EXTENSIONS)).join('\n');
  const [shown = ''] = readMessages(page, 'bundlers').filter((message) =>
    message.startsWith("Module not found: Can't resolve"),
  );
  expect(shown).toContain('./services/index.js');
  expect(errors).toContain(shown.replace('Module not found: ', ''));
  const extensionAlias = { '.js': ['.ts', '.js'] };
  expect(await bundle({ ...EXTENSIONS, extensionAlias })).toEqual([]);
  const { errors: ofEsbuild } = await build({
    entryPoints: [ENDINGS],
    bundle: true,
    packages: 'external',
    write: false,
  });
  expect(ofEsbuild).toEqual([]);
});

test('without endings, compiled files cannot be imported in Node.js', async () => {
  const message = readMessages(page, 'bundlers').find((text) =>
    text.startsWith('Error [ERR_'),
  );
  expect(await importCompiled('api-tags')).toContain(message);
  expect(await importCompiled('api-node')).toBe('');
});
