import {createHash} from 'node:crypto';
import {build} from 'esbuild';
import {listSources} from './bundles';
import type {Made} from './cache';

const ENTRY = 'src/playground/sandbox/frame.ts';

/** Colors are system colors, so that the frame follows the theme without the site's style sheet. */
const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; }
:root[data-theme='dark'] { color-scheme: dark; }
body { margin: 0; padding: 0.75rem; overflow-wrap: anywhere; }
pre { margin: 0; white-space: pre-wrap; font: 0.875rem/1.5 ui-monospace, monospace; }
button, input, select, textarea { font: inherit; }
`;

/**
 * The document in which the reader's code runs: one file, without links. Its policy evaluates code, and allows nothing
 * else: no request, no frame, no worker.
 */
export async function buildFrame(siteDir: string): Promise<Made> {
  const {outputFiles, metafile} = await build({
    absWorkingDir: siteDir,
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    tsconfigRaw: {},
    define: {'process.env.NODE_ENV': '"production"'},
    legalComments: 'none',
    logLevel: 'silent',
    write: false,
    metafile: true,
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`esbuild wrote nothing for ${ENTRY}.`);
  return {text: writeDocument(file.text), inputs: listSources(metafile)};
}

function writeDocument(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'unsafe-eval'`,
    // React writes `style` attributes, and so may the reader's code.
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="robots" content="noindex">
<title>Result</title>
<style>${STYLE}</style>
<div id="root"></div>
<script>${script}</script>
`;
}
