import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {binary, clientFolder, ROOT} from './paths.mjs';

/**
 * Generates the client of a document into an empty folder.
 *
 * @param {import('./tools.mjs').Tool} tool
 * @param {import('./documents.mjs').ApiDocument} document
 * @returns {{milliseconds: number, error?: string}} `error` has the tool's own message.
 */
export function tryToGenerate(tool, document) {
  const output = clientFolder(document.id, tool.id);
  rmSync(output, {recursive: true, force: true});
  mkdirSync(output, {recursive: true});
  const begin = performance.now();
  const {status, stdout, stderr} = runTool(tool.command(document.path, output), document, output);
  const milliseconds = performance.now() - begin;
  // Some tools report an error and exit with 0.
  if (status === 0 && listFiles(output).length > 0) return {milliseconds};
  return {milliseconds, error: findMessage(`${stdout}\n${stderr}`)};
}

/** Runs a command line with the environment that the files in configs/ and features/options read. */
export function runTool([command, ...options], document, output) {
  return spawnSync(process.execPath, [binary(command), ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {
      ...process.env,
      DOCUMENT: document.path,
      OUTPUT: output,
      PAGE_PARAMETER: document.pageParameter,
      NEXT_PAGE: document.nextPage ?? '',
      NO_COLOR: '1',
    },
  });
}

/** Like tryToGenerate(), and throws when the tool fails. Returns milliseconds. */
export function generate(tool, document) {
  const {milliseconds, error} = tryToGenerate(tool, document);
  if (error !== undefined) throw new Error(`${tool.label} cannot read ${document.path}: ${error}`);
  return milliseconds;
}

/** The line of a log that says what went wrong. */
function findMessage(log) {
  const lines = log.split('\n').map((line) => line.trim());
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.find((line) => /error/i.test(line)) ?? 'no message';
}

/** How much code a tool wrote. */
export function countCode(folder) {
  const texts = listFiles(folder).map((file) => readFileSync(file, 'utf8'));
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length, 0);
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return {files: texts.length, lines, kibibytes: Math.round(bytes / 1024)};
}

function listFiles(folder) {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
