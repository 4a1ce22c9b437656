import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {collectTypes} from '../plugin/collectTypes';
import {assembleProject, CODE_PATH} from '../shared/clientFile';
import {buildStarterCode} from '../shared/starterCode';
import type {OpenApiDocument, Operation, SourceFile} from '../shared/types';
import {createLanguageService} from './createLanguageService';

const GENERATED = 'samples/v2/generated/api';
const client: SourceFile[] = readdirSync(GENERATED, {recursive: true, encoding: 'utf8'})
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({path, text: readFileSync(join(GENERATED, path), 'utf8')}));
const document: OpenApiDocument = {openapi: '3.1.0', paths: {}, servers: [{url: 'https://bookshop.example/v1'}]};

const service = createLanguageService(ts, collectTypes(process.cwd()));

/** Opens code in which `|` marks the cursor. */
function open(marked: string): number {
  const position = marked.indexOf('|');
  service.open(assembleProject(client, document, [{path: CODE_PATH, text: marked.replace('|', '')}]));
  return position;
}

const inComponent = (body: string) => `import {api} from './client';

export default function App() {
  ${body}
  return null;
}
`;

function complete(marked: string): string[] {
  const position = open(marked);
  return service.complete(CODE_PATH, position)?.items.map(({label}) => label) ?? [];
}

function diagnose(code: string): string[] {
  open(code);
  return service.diagnose(CODE_PATH).map(({line, message}) => `${line}: ${message}`);
}

describe('completion', () => {
  test('lists the services of the client', () => {
    expect(complete(inComponent('api.|'))).toEqual(expect.arrayContaining(['books', 'authors', 'orders']));
  });

  test('lists the operations of a service', () => {
    const labels = complete(inComponent('api.books.|'));
    expect(labels).toContain('getBook');
    expect(labels).not.toContain('listAuthors');
  });

  test('lists the calls that an operation supports', () => {
    const labels = complete(inComponent('api.books.getBook.|'));
    expect(labels).toEqual(expect.arrayContaining(['useQuery', 'getQueryKey', 'invalidateQueries']));
    expect(labels).not.toContain('useMutation');
  });

  test('lists the parameters of an operation', () => {
    expect(complete(inComponent('api.books.getBook.useQuery({path: {|}});'))).toEqual(['bookId']);
  });

  test('lists the fields of a response', () => {
    const labels = complete(inComponent('const {data} = api.books.getBook.useQuery({path: {bookId: 7}}); data?.|'));
    expect(labels).toContain('title');
  });

  test('replaces the word before the cursor', () => {
    const marked = inComponent('api.books.getBo|');
    const position = open(marked);
    expect(service.complete(CODE_PATH, position)?.from).toBe(marked.indexOf('getBo'));
  });

  test('describes an entry', () => {
    const position = open(inComponent('api.books.|'));
    expect(service.describeCompletion(CODE_PATH, position, 'getBook')?.signature).toContain('getBook');
  });
});

describe('hover', () => {
  test('shows the type of a response', () => {
    const marked = inComponent('const {da|ta} = api.books.getBook.useQuery({path: {bookId: 7}});');
    const position = open(marked);
    const info = service.describe(CODE_PATH, position);
    expect(info?.signature).toMatch(/^const data: /);
    expect(marked.replace('|', '').slice(info?.from, info?.to)).toBe('data');
  });

  test('shows nothing on a space', () => {
    expect(service.describe(CODE_PATH, open(inComponent(' | ')))).toBeUndefined();
  });
});

describe('errors', () => {
  test('are none in the code that the editor starts with', () => {
    const query: Operation = {
      service: 'books',
      name: 'getBook',
      method: 'get',
      path: '/books/{bookId}',
      kind: 'query',
      calls: [],
      isDeprecated: false,
      mediaTypes: [],
      parameters: [{in: 'path', name: 'bookId', isRequired: true, type: 'integer', example: 7}],
    };
    const mutation: Operation = {
      ...query,
      name: 'createReview',
      method: 'post',
      path: '/books/{bookId}/reviews',
      kind: 'mutation',
      mediaTypes: ['application/json'],
      body: {isRequired: true, example: {rating: 5, text: "It's a long text that needs more than one line of code."}},
    };
    expect(diagnose(buildStarterCode(query))).toEqual([]);
    expect(diagnose(buildStarterCode(mutation))).toEqual([]);
    expect(service.diagnose('client.ts')).toEqual([]);
  });

  test.each(['AuthorCard', 'AuthorSearch', 'BookFacts', 'Byline', 'OrderProgress'])(
    'are none in the sample %s, which a page can open as it is',
    (name) => {
      expect(diagnose(readFileSync(`samples/v2/src/hooks/useQuery/${name}.tsx`, 'utf8'))).toEqual([]);
    },
  );

  test('name a wrong type in the place of the value', () => {
    expect(diagnose(inComponent("api.books.getBook.useQuery({path: {bookId: 'seven'}});"))).toEqual([
      "4: Type 'string' is not assignable to type 'number'.",
    ]);
  });

  test('name the reason alone when no overload matches', () => {
    const code = inComponent("api.books.getBook.useQuery({path: {bookId: 'seven'}}, {retry: false});");
    expect(diagnose(code)).toEqual(["4: Type 'string' is not assignable to type 'number'."]);
  });

  test('name an operation that the client does not have', () => {
    expect(diagnose(inComponent('api.books.getBok.useQuery();'))[0]).toContain("Property 'getBok' does not exist");
  });

  test('name broken syntax', () => {
    expect(diagnose('const a = ;')).toContain('1: Expression expected.');
  });

  test('name the problems of generated files', () => {
    service.open([{path: 'api/index.ts', text: 'export const a = 1;\nexport const a = 2;\n'}]);
    expect(service.diagnoseAll('api/').map(({path, line}) => `${path}:${line}`)).toEqual([
      'api/index.ts:1',
      'api/index.ts:2',
    ]);
  });

  test('follow an update', () => {
    open(inComponent('api.books.wrong;'));
    expect(service.diagnose(CODE_PATH)).toHaveLength(1);
    service.update(CODE_PATH, inComponent('api.books.getBook;'));
    expect(service.diagnose(CODE_PATH)).toEqual([]);
  });

  test('of a file that is not open are none', () => {
    expect(service.diagnose('gone.ts')).toEqual([]);
  });
});

describe('emitted modules', () => {
  test('are those that run, without the files of types alone', () => {
    open(inComponent('api.books.getBook.useQuery({path: {bookId: 7}});'));
    const modules = service.emit(CODE_PATH);
    const paths = modules.map(({path}) => path);
    expect(paths).toEqual(
      expect.arrayContaining([CODE_PATH, 'client.ts', 'api/create-api-client.ts', 'api/services/BooksService.ts']),
    );
    expect(paths).not.toContain('api/schema.ts');
    expect(modules[0]?.js).toContain('exports.default = App');
  });
});
