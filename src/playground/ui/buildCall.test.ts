import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {collectTypes} from '../../plugins/playground/collectTypes';
import {readClient} from '../generator/readClient';
import {createLanguageService} from '../language/createLanguageService';
import {assembleProject, CODE_PATH} from '../shared/clientFile';
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

test.each(KINDS)(
  'every call of %s compiles',
  (name) => {
    const operation = operations.find((each) => each.name === name);
    if (!operation) throw new Error(`The bookshop has no operation ${name}.`);
    expect(operation.calls.length).toBeGreaterThan(5);
    const errors = operation.calls.flatMap((call) => {
      const code = buildCall(operation, call);
      service.open(assembleProject(client, bookshop, [{path: CODE_PATH, text: code}]));
      return service.diagnose(CODE_PATH).map(({line, message}) => `${call}, line ${line}: ${message}\n${code}`);
    });
    expect(errors).toEqual([]);
  },
  90_000,
);
