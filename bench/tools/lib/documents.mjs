import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parse} from 'yaml';
import {ROOT} from './paths.mjs';

const GITHUB = join(ROOT, 'node_modules/@octokit/openapi/generated/api.github.com.json');

/**
 * @typedef {object} ApiDocument
 * @property {string} id
 * @property {string} label
 * @property {string} path
 * @property {string} [original] The published document, where `path` is a changed copy.
 * @property {string} pageParameter The query parameter of paginated operations, for tools that ask for its name.
 * @property {string} [nextPage] The field of a response that holds the next page.
 */

/** @type {ApiDocument} */
export const BOOKSHOP = {
  id: 'bookshop',
  label: 'Bookshop',
  path: join(ROOT, '../../samples/openapi/bookshop.yaml'),
  pageParameter: 'cursor',
  nextPage: 'nextCursor',
};

/** What tools do differently: see features/runtime and features/types. @type {ApiDocument} */
export const EDGE_CASES = {
  id: 'edge-cases',
  label: 'Edge cases',
  path: join(ROOT, 'features/edge-cases.yaml'),
  pageParameter: 'cursor',
};

/** An older format. @type {ApiDocument} */
export const SWAGGER_2 = {
  id: 'swagger-2',
  label: 'Swagger 2.0',
  path: join(ROOT, 'features/swagger-2.yaml'),
  pageParameter: 'cursor',
};

/** Writes the changed copy first: see makeReadable(). @returns {ApiDocument} */
export function prepareGithub() {
  const path = join(ROOT, 'generated/github/document.json');
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, JSON.stringify(makeReadable(JSON.parse(readFileSync(GITHUB, 'utf8')))));
  return {id: 'github', label: 'GitHub REST API', path, original: GITHUB, pageParameter: 'page'};
}

/**
 * Removes the examples of parameters that are not strings. OpenAPI Qraft 2.14.1 stops at them, so all tools get a
 * document without them. The published document has one.
 */
function makeReadable(document) {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const parameters = [
    ...Object.values(document.components.parameters),
    ...operations.flatMap((operation) => operation.parameters ?? []),
  ];
  for (const parameter of parameters) {
    if (typeof parameter.example !== 'string') delete parameter.example;
  }
  return document;
}

/** YAML, or JSON, which is YAML too but parses faster by itself. @param {ApiDocument} document */
export function readDocument({path}) {
  const text = readFileSync(path, 'utf8');
  return path.endsWith('.json') ? JSON.parse(text) : parse(text);
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete', 'options', 'head', 'trace'];

/** @param {{paths: Record<string, object>}} document */
export function countOperations(document) {
  const items = Object.values(document.paths);
  return items.flatMap((item) => Object.keys(item).filter((key) => METHODS.includes(key))).length;
}
