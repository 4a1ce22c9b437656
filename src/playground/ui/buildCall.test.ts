import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {collectTypes} from '../plugin/collectTypes';
import {readClient} from '../generator/readClient';
import {createLanguageService} from '../language/createLanguageService';
import {assembleProject} from '../shared/clientFile';
import type {OpenApiDocument} from '../shared/types';
import {buildCall} from './buildCall';

const GENERATED = 'samples/v2/generated/api';
const client = readdirSync(GENERATED, {recursive: true, encoding: 'utf8'})
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({path, text: readFileSync(join(GENERATED, path), 'utf8')}));
const bookshop = parse(readFileSync('samples/openapi/bookshop.yaml', 'utf8')) as OpenApiDocument;
const operations = readClient(client, bookshop);
const service = createLanguageService(ts, collectTypes(process.cwd()));

/** Operations that differ in what their calls take. */
const KINDS = ['getBook', 'listBooks', 'getStatus', 'exportOrders', 'createBook', 'uploadCover', 'cancelOrder'];

const calls = KINDS.flatMap((name) => {
  const operation = operations.find((each) => each.name === name);
  if (!operation) throw new Error(`The bookshop has no operation ${name}.`);
  return operation.calls.map((call) => ({name, path: `${name}-${call}.tsx`, text: buildCall(operation, call)}));
});
// One program for all calls.
service.open(assembleProject(client, bookshop, calls));

test.each(KINDS)('every call of %s compiles', (kind) => {
  const ofKind = calls.filter(({name}) => name === kind);
  expect(ofKind.length).toBeGreaterThan(5);
  const errors = ofKind.flatMap(({path, text}) =>
    service.diagnose(path).map(({line, message}) => `${path}, line ${line}: ${message}\n${text}`),
  );
  expect(errors).toEqual([]);
});
