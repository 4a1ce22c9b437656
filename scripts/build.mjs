// npm run build: runs `docusaurus build` and writes its log next to the output folder, where the site tests read it.
//
// The update notifier is off: Docusaurus is pinned, so its notice would only be noise in the log.
import {spawn} from 'node:child_process';
import {createWriteStream} from 'node:fs';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';
import {stripVTControlCharacters} from 'node:util';

const options = process.argv.slice(2);
const outDirAt = options.indexOf('--out-dir');
const outDir = resolve((outDirAt >= 0 && options[outDirAt + 1]) || 'build');
const log = createWriteStream(`${outDir}.log`);

const cli = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
const build = spawn(process.execPath, [cli, 'build', ...options], {
  env: {
    FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
    ...process.env,
    NO_UPDATE_NOTIFIER: '1',
  },
  stdio: ['inherit', 'pipe', 'pipe'],
});
for (const [output, screen] of /** @type {const} */ ([
  [build.stdout, process.stdout],
  [build.stderr, process.stderr],
])) {
  output.on('data', (/** @type {Buffer} */ chunk) => {
    screen.write(chunk);
    log.write(stripVTControlCharacters(chunk.toString()));
  });
}
build.on('close', (code) => {
  log.end(() => process.exit(code ?? 1));
});
