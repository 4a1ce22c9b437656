// npm run build: `docusaurus build`, with its log kept beside the output for the site tests.
//
// Docusaurus' version is pinned, so its offer to upgrade would only be noise in that log.
import {spawn} from 'node:child_process';
import {createWriteStream} from 'node:fs';
import {resolve} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {flags, flagsByNode, nativeModules} from './buildProcess.json';

const options = process.argv.slice(2);
const outDirAt = options.indexOf('--out-dir');
const outDir = resolve((outDirAt >= 0 && options[outDirAt + 1]) || 'build');
const log = createWriteStream(`${outDir}.log`);

const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
const [line = ''] = process.versions.node.split('.');
const lineFlags = (flagsByNode as Readonly<Record<string, readonly string[]>>)[line] ?? [];
const build = spawn(process.execPath, [...flags, ...lineFlags, cli, 'build', ...options], {
  env: {
    FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
    JITI_NATIVE_MODULES: JSON.stringify(nativeModules),
    ...process.env,
    NO_UPDATE_NOTIFIER: '1',
  },
  stdio: ['inherit', 'pipe', 'pipe'],
});
for (const [output, screen] of [
  [build.stdout, process.stdout],
  [build.stderr, process.stderr],
] as const) {
  output.on('data', (chunk: Buffer) => {
    screen.write(chunk);
    log.write(stripVTControlCharacters(chunk.toString()));
  });
}
build.on('close', (code) => {
  log.end(() => process.exit(code ?? 1));
});
