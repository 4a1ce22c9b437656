import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';
import {join} from 'node:path';
import {ROOT} from './paths.mjs';

const REACT = /^react(-dom)?(\/|$)/;
const REACT_AND_LIBRARIES = /^(react(-dom)?|@tanstack\/react-query|@reduxjs\/toolkit|react-redux)(\/|$)/;

/** What an application of a library exports besides its calls: its provider, and what the provider takes. */
const PROVIDERS = {
  tanstack: "export {QueryClient, QueryClientProvider} from '@tanstack/react-query';",
  redux: "export {configureStore} from '@reduxjs/toolkit'; export {Provider} from 'react-redux';",
};

/**
 * Bundles a file of calls/ for the browser: minified, without React. Returns bytes after Brotli.
 *
 * @returns {Promise<{client: number, withLibrary: number}>} Without and with TanStack Query or Redux Toolkit.
 */
export async function weigh(documentId, toolId, name) {
  const calls = exportCalls(documentId, toolId, name);
  const provider = toolId === 'rtk-query' ? PROVIDERS.redux : PROVIDERS.tanstack;
  return {
    client: brotliCompressSync(await bundle(calls, REACT_AND_LIBRARIES)).length,
    withLibrary: brotliCompressSync(await bundle(`${calls}\n${provider}`, REACT)).length,
  };
}

/** Whether the code of the client, without its library, creates a Proxy. */
export async function createsProxy(toolId) {
  const contents = await bundle(exportCalls('bookshop', toolId, 'one'), REACT_AND_LIBRARIES);
  return Buffer.from(contents).includes('new Proxy(');
}

function exportCalls(documentId, toolId, name) {
  return `export * from ${JSON.stringify(join(ROOT, 'calls', documentId, toolId, name))};`;
}

async function bundle(entry, external) {
  const {outputFiles} = await build({
    stdin: {contents: entry, resolveDir: ROOT},
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: {'process.env.NODE_ENV': '"production"'},
    plugins: [leaveOut(external)],
    logLevel: 'error',
  });
  return outputFiles[0].contents;
}

/** Like esbuild's `external`, but an import that nothing uses goes away, as it does when the package is included. */
function leaveOut(filter) {
  return {
    name: 'leave-out',
    setup: ({onResolve}) => onResolve({filter}, ({path}) => ({path, external: true, sideEffects: false})),
  };
}
