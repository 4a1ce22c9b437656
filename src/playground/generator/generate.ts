import {posix} from 'node:path';
import nodeProcess from 'node:process';
import {main} from '@openapi-qraft/cli/bin';
import {bundle, createConfig} from '@redocly/openapi-core';
import {vol} from 'memfs';
import type {GenerateInput, GenerateResult, OpenApiDocument, Problem, SourceFile} from '../shared/types';
import {GeneratorError} from './GeneratorError';
import {listNotices, readClient} from './readClient';
import {isObject} from '../shared/document';
import {isMemoryError, OUT_OF_MEMORY} from './memory';
import {describeSyntaxError, readDocument} from './readDocument';
import {PLUGINS, toArguments} from './toArguments';

/** Where the document is in the file system in memory: the working directory in src/playground/plugin/node/process.ts. */
const FOLDER = '/document';
const OUTPUT = '/output';

const {takeLog} = nodeProcess as typeof nodeProcess & {takeLog: () => string};

/**
 * Runs the published CLI on files in memory.
 *
 * @throws GeneratorError when there is something that the reader can mend
 */
export async function generate(
  {files, entry, options}: GenerateInput,
  onProgress: (step: string) => void,
): Promise<GenerateResult> {
  onProgress('Reading the document');
  const document = readDocument(files, entry);
  vol.reset();
  for (const {path, text} of files) {
    if (URL.canParse(path)) continue;
    const file = posix.join(FOLDER, path);
    vol.mkdirSync(posix.dirname(file), {recursive: true});
    vol.writeFileSync(file, text);
  }
  serveRemoteFiles(files);

  onProgress('Generating');
  takeLog();
  const {'output-dir': _, ...others} = options;
  const plugins = PLUGINS.flatMap((plugin) => ['--plugin', plugin]);
  const parameters = ['node', 'openapi-qraft', entry, ...plugins, '--output-dir', OUTPUT, ...toArguments(others)];
  try {
    await main(parameters);
  } catch (error) {
    throw new GeneratorError([describeFailure(error, entry, takeLog())]);
  }
  const log = takeLog();

  onProgress('Listing the operations');
  const written = readOutput();
  const complete = await includeFiles(document, files, entry);
  const operations = readClient(written, complete);
  return {files: written, log, document: complete, operations, notices: listNotices(operations)};
}

function readOutput(): SourceFile[] {
  return Object.entries(vol.toJSON(OUTPUT))
    .flatMap(([path, text]) => (text === null ? [] : [{path: posix.relative(OUTPUT, path), text}]))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Responds to requests for files that the reader has added under their URL. Anything else would leave the browser. */
function serveRemoteFiles(files: readonly SourceFile[]): void {
  globalThis.fetch = (url) => {
    const address = url instanceof Request ? url.url : String(url);
    const file = files.find(({path}) => path === address);
    return file
      ? Promise.resolve(new Response(file.text))
      : Promise.reject(new Error(`${address} is not among the files.`));
  };
}

/** The document with the content of the files that it refers to. */
async function includeFiles(
  document: OpenApiDocument,
  files: readonly SourceFile[],
  entry: string,
): Promise<OpenApiDocument> {
  if (files.length === 1) return document;
  const {bundle: result} = await bundle({
    config: await createConfig({}),
    ref: posix.join(FOLDER, entry),
    dereference: false,
  });
  return result.parsed as OpenApiDocument; // it still has what readDocument checked
}

function describeFailure(error: unknown, path: string, log: string): Problem {
  if (isObject(error) && 'mark' in error) return describeSyntaxError(error, path);
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof RangeError && isMemoryError(message)) return {message: OUT_OF_MEMORY, path};
  // Why the CLI exits is in its log, as the line that it marks.
  const reason = /exit code/.test(message) ? log.split('\n').filter((line) => /^[✖⚠]/.test(line)) : [];
  return {
    message: `The generator stopped, as the CLI would: ${reason.length > 0 ? reason.join(' ') : message}`,
    path,
    ...(log !== '' && {log}),
  };
}
