import {parseYaml} from '@redocly/openapi-core';
import {dereference, isObject, type JsonObject, objectOrEmpty} from '../shared/document';
import type {OpenApiDocument, Problem, SourceFile} from '../shared/types';
import {METHODS} from '../shared/types';
import {GeneratorError} from './GeneratorError';
import {resolvePath} from './resolvePath';

/**
 * Reads the document, and finds what the generator would stop at, in words that help.
 *
 * @throws GeneratorError
 */
export function readDocument(files: readonly SourceFile[], entry: string): OpenApiDocument {
  const file = files.find(({path}) => path === entry);
  if (!file || file.text.trim() === '') {
    fail({message: 'There is no document yet. Paste one, choose a file, or start from a sample.', path: entry});
  }
  const document = parseFile(file);
  if (!isObject(document)) {
    fail({
      message: `${entry} is not an OpenAPI document: it should be an object that starts with "openapi: 3.1.0" or similar.`,
      path: entry,
      line: 1,
      column: 1,
    });
  }
  checkVersion(document, entry);
  const missing = listMissingFiles(files, entry, document);
  if (missing.length > 0) {
    fail({
      message:
        `The document refers to ${missing.length === 1 ? 'a file that is' : 'files that are'} not here: ` +
        `${missing.join(', ')}. Add ${missing.length === 1 ? 'it' : 'them'} under "Files that the document refers to".`,
      path: entry,
      missingFiles: missing,
    });
  }
  if (!isObject(document.paths) || Object.keys(document.paths).length === 0) {
    fail({
      message:
        'The document has no paths, so there are no operations to generate. Add at least one path under "paths:".',
      path: entry,
    });
  }
  checkOperations(document, document.paths, entry);
  return document as OpenApiDocument; // checked above
}

function fail(problem: Problem): never {
  throw new GeneratorError([problem]);
}

/** @throws GeneratorError with the place of the syntax error */
export function parseFile({path, text}: SourceFile): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The generator also reads JSON as YAML, which accepts more, such as trailing commas.
  }
  try {
    return parseYaml(text, {filename: path});
  } catch (error) {
    throw new GeneratorError([describeSyntaxError(error, path)]);
  }
}

/** js-yaml's exception: its `mark` counts from 0. */
interface YamlException {
  readonly reason?: string;
  readonly mark?: {readonly line: number; readonly column: number};
}

export function describeSyntaxError(error: unknown, path: string): Problem {
  const {reason, mark} = error as YamlException;
  const place = mark ? {line: mark.line + 1, column: mark.column + 1} : {};
  const where = mark ? ` in line ${mark.line + 1}, column ${mark.column + 1}` : '';
  const isJson = path.endsWith('.json');
  return {
    message: `${path} is not valid ${isJson ? 'JSON' : 'YAML'}${where}: ${reason ?? String(error)}.`,
    path,
    ...place,
  };
}

function checkVersion(document: JsonObject, path: string): void {
  if (document.swagger !== undefined) {
    fail({
      message:
        `This is a Swagger ${String(document.swagger)} document. The generator reads OpenAPI 3.0 and 3.1. ` +
        `Convert it first: npx swagger2openapi ${path} --outfile openapi.yaml`,
      path,
    });
  }
  if (document.openapi === undefined) {
    fail({
      message: `${path} has no field "openapi". An OpenAPI document starts with "openapi: 3.1.0" or similar.`,
      path,
    });
  }
  const version = Number.parseFloat(String(document.openapi));
  if (!(version >= 3 && version < 4)) {
    fail({
      message: `The field "openapi" is "${String(document.openapi)}". The generator reads OpenAPI 3.0 and 3.1.`,
      path,
    });
  }
}

/** Files that are referred to, directly or through others, and that are not among `files`. */
function listMissingFiles(files: readonly SourceFile[], entry: string, document: unknown): string[] {
  const missing = new Set<string>();
  const seen = new Set([entry]);
  const queue: {path: string; content: unknown}[] = [{path: entry, content: document}];
  for (let item = queue.shift(); item; item = queue.shift()) {
    for (const path of listReferredFiles(item.content, item.path)) {
      if (seen.has(path)) continue;
      seen.add(path);
      const file = files.find((each) => each.path === path);
      if (!file) missing.add(path);
      else if (/\.(json|ya?ml)$/.test(path)) queue.push({path, content: parseFile(file)});
    }
  }
  return [...missing].sort();
}

/** @param content parsed file, which YAML anchors may have made cyclic */
function listReferredFiles(content: unknown, from: string): Set<string> {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const stack: unknown[] = [content];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, child] of Object.entries(value)) {
      // A property of a schema may be named "$ref" too; then its value is an object.
      if (key === '$ref' && typeof child === 'string') {
        const path = child.split('#')[0] ?? '';
        if (path !== '') found.add(resolvePath(from, path));
      } else stack.push(child);
    }
  }
  return found;
}

/** What the generator stops at without saying where. */
function checkOperations(document: JsonObject, paths: JsonObject, path: string): void {
  const problems: Problem[] = [];
  const ids = new Map<string, string>();
  for (const [url, item] of Object.entries(paths)) {
    if (!isObject(item)) continue;
    for (const method of METHODS) {
      const operation = item[method];
      if (!isObject(operation)) continue;
      const place = `${method.toUpperCase()} ${url}`;
      const {operationId, responses} = operation;
      const numeric = findNumericExample(document, operation.parameters);
      if (numeric !== undefined) {
        problems.push({
          message:
            `The example of the parameter "${numeric}" of ${place} is not text, which the generator cannot write. ` +
            'Put it in quotes, or move it into the schema of the parameter.',
          path,
        });
      }
      if (!isObject(responses)) {
        problems.push({message: `${place} has no "responses". The generator needs at least one.`, path});
      }
      if (operationId !== undefined && typeof operationId !== 'string') {
        problems.push({
          message: `The operationId of ${place} is not text. Put it in quotes: "${String(operationId)}".`,
          path,
        });
      } else if (operationId !== undefined) {
        const other = ids.get(operationId);
        if (other === undefined) ids.set(operationId, place);
        else {
          problems.push({
            message: `${other} and ${place} have the same operationId "${operationId}". Give one of them another name.`,
            path,
          });
        }
      }
    }
  }
  if (problems.length > 0) throw new GeneratorError(problems);
}

/** Name of the first parameter whose example is not text. */
function findNumericExample(document: JsonObject, parameters: unknown): string | undefined {
  for (const each of Array.isArray(parameters) ? (parameters as unknown[]) : []) {
    const {name, example} = objectOrEmpty(dereference(document, each));
    if (example !== undefined && example !== null && typeof example !== 'string') return String(name);
  }
  return undefined;
}
