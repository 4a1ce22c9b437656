import path from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import type {LinkedPart} from '../../components/DocumentToCall';
import type {CodeMark} from '../../lib/colorCode/markCode';
import {LOCKFILE, makeSite} from '../samples/fixture.testing';
import remarkSamples from '../samples';
import remarkDocumentToCall from './index';

const DOCUMENT = `openapi: 3.1.0
paths:
  # #region getBook
  /books/{bookId}:
    get:
      operationId: getBook
      parameters:
        - $ref: '#/components/parameters/BookId'
        - name: limit
          in: query
      responses:
        '200':
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Book'
        '404':
          $ref: '#/components/responses/NotFound'
  # #endregion getBook
components:
  parameters:
    BookId:
      name: bookId
      in: path
      required: true
`;
const SERVICE = `export const getBook = {
    schema: { method: "get", url: "/books/{bookId}" }
} as { token: BooksService["getBook"] };
`;
const SCHEMA = `export interface operations {
    /** Loads a book. */
    getBook: {
        parameters: { query?: { limit?: number }; path: { bookId: components["parameters"]["BookId"] } };
        responses: {
            200: { content: { "application/json": components["schemas"]["Book"] } };
            404: components["responses"]["NotFound"];
        };
    };
}
`;
const CALL = `const { data, error } = api.books.getBook.useQuery({ path: { bookId } });
show(data.title, error, book.data);
`;
const PAGE = `Text.

<DocumentToCall>

\`\`\`yaml sample="openapi/api.yaml" region="getBook"
\`\`\`

\`\`\`ts sample="generated/api/BooksService.ts"
\`\`\`

\`\`\`ts sample="generated/api/schema.ts" declaration="operations.getBook"
\`\`\`

\`\`\`tsx sample="call.tsx"
\`\`\`

</DocumentToCall>
`;

interface Output {
  parts: LinkedPart[];
  /** The marked names of each block, by part. */
  marked: string[][][];
}

async function compile(
  changes: {document?: string; service?: string; call?: string; page?: string} = {},
): Promise<Output> {
  const siteDir = makeSite({
    'samples/openapi/api.yaml': changes.document ?? DOCUMENT,
    'samples/v2/generated/api/BooksService.ts': changes.service ?? SERVICE,
    'samples/v2/generated/api/schema.ts': SCHEMA,
    'samples/v2/src/call.tsx': changes.call ?? CALL,
    'samples/v2/package-lock.json': LOCKFILE,
  });
  const output: Output = {parts: [], marked: []};
  const collect = () => (root: Root) => {
    visit(root, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'DocumentToCall') return;
      output.parts = JSON.parse(
        String(node.attributes.find((one) => 'name' in one && one.name === 'parts')?.value),
      ) as LinkedPart[];
    });
    visit(root, 'element', (node) => {
      if (node.tagName === 'code') output.marked.push(listMarked(node));
    });
  };
  const processor = createProcessor({
    remarkPlugins: [
      [remarkSamples, {siteDir}],
      [remarkDocumentToCall, {siteDir}],
    ],
    rehypePlugins: [collect],
  });
  await processor.process(new VFile({value: changes.page ?? PAGE, path: path.join(siteDir, 'docs/a.mdx')}));
  return output;
}

function listMarked(code: Element): string[][] {
  const [text] = code.children;
  const source = text?.type === 'text' ? text.value : '';
  const names: string[][] = [];
  for (const {start, end, part} of JSON.parse(String(code.properties.marks)) as CodeMark[]) {
    (names[part - 1] ??= []).push(source.slice(start, end));
  }
  return names;
}

test('finds each name of the operation in the generated files and in the call', async () => {
  const {parts} = await compile();
  expect(parts.map(({label, names}) => [label, ...names])).toEqual([
    ['Service books', ['books'], ['BooksService'], ['books']],
    ['Operation getBook', ['getBook'], ['getBook'], ['getBook']],
    ['Method GET', ['get'], ['get'], ['useQuery']],
    ['Path', ['/books/{bookId}'], ['/books/{bookId}'], []],
    ['Parameter bookId', ['bookId', 'BookId'], ['bookId'], ['bookId']],
    ['Response 200', ['200', 'Book'], ['200', 'Book'], ['data']],
    ['Response 404', ['404', 'NotFound'], ['404', 'NotFound'], ['error']],
  ]);
});

test('marks a parameter within the path, and no property that only has the same name as the result', async () => {
  const {marked} = await compile();
  const [document, service, schema, call] = marked;
  expect(document?.[4]).toEqual(['bookId', 'BookId']);
  expect(service?.[4]).toEqual(['bookId']);
  expect(schema?.[4]).toEqual(['bookId']);
  expect(schema?.[1]).toEqual(['getBook']);
  expect(call?.[5]).toEqual(['data', 'data']);
});

test('shows an optional parameter if the call passes it', async () => {
  const {parts} = await compile({call: CALL.replace('{ bookId }', '{ bookId }, query: { limit: 5 }')});
  expect(parts.map(({label}) => label)).toContain('Parameter limit');
});

test('a direct call has no method', async () => {
  const {parts} = await compile({call: CALL.replace('.useQuery', '')});
  expect(parts.map(({label}) => label)).not.toContain('Method GET');
});

test.each([
  [
    {call: CALL.replaceAll('bookId', 'id')},
    'The part "Parameter bookId" is not in the call in samples/v2/src/call.tsx.',
  ],
  [
    {call: CALL.replace('getBook', 'getBooks')},
    'The part "Service books" is not in the call in samples/v2/src/call.tsx.',
  ],
  [
    {service: SERVICE.replace('"/books/{bookId}"', '"/books"')},
    'The part "Path" is not in samples/v2/generated/api/BooksService.ts or samples/v2/generated/api/schema.ts.',
  ],
  [{document: DOCUMENT.replace('      operationId: getBook\n', '')}, 'get /books/{bookId} has no "operationId".'],
  [
    {document: DOCUMENT.replaceAll('BookId', 'bookID').replace('    bookID:', '    Id:')},
    '#/components/parameters/bookID',
  ],
  [{page: '\n\n<DocumentToCall>\n\nText.\n\n</DocumentToCall>\n'}, '<DocumentToCall> takes fences only'],
])('fails with the page, the line, and the file: %o', async (changes, message) => {
  const error: unknown = await compile(changes).catch((reason: unknown) => reason);
  expect(String(error)).toContain('docs/a.mdx:3: ');
  expect(String(error)).toContain(message);
});
