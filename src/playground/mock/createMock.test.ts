import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {createMock} from './createMock';

const OK = {description: 'The result.'};
const json = (content: object) => ({...OK, content: {'application/json': content}});
const withPaths = (paths: object, more: object = {}) => createMock({openapi: '3.1.0', paths, ...more});
const read = (body: string | null): unknown => JSON.parse(body ?? 'null');

describe('the path', () => {
  const named = (name: string) => ({get: {responses: {200: json({example: name})}}});
  const mock = withPaths(
    {'/books/{bookId}': named('one'), '/books/bestsellers': named('bestsellers'), '/{anything}': named('anything')},
    {servers: [{url: 'https://bookshop.example/v1'}]},
  );
  const get = (url: string) => read(mock({method: 'GET', url}).body);

  test.each([
    ['https://bookshop.example/v1/books/7', 'one'],
    ['https://bookshop.example/v1/books/bestsellers', 'bestsellers'],
    ['https://bookshop.example/v1/books/a%2Fb?page=2', 'one'],
    ['https://bookshop.example/v1/status', 'anything'],
    // Another base URL than the document's.
    ['http://localhost:3000/api/books/7', 'one'],
    ['/books/7', 'one'],
  ])('%s goes to "%s"', (url, name) => {
    expect(get(url)).toBe(name);
  });

  test('with characters that mean something in a pattern is compared literally', () => {
    const strict = withPaths({'/v1.0/a+b': named('plus')});
    expect(strict({method: 'GET', url: '/v1.0/a+b'}).status).toBe(200);
    expect(strict({method: 'GET', url: '/v1x0/a+b'}).status).toBe(404);
  });

  test('that the document lacks gets a 404 that says so', () => {
    const reply = withPaths({'/books': named('books')})({method: 'GET', url: 'https://api.example/authors'});
    expect(reply.status).toBe(404);
    expect(reply.problem).toBe('Your document has no path that matches /authors.');
  });

  test('without the method gets a 405 that says so', () => {
    const reply = withPaths({'/books': named('books')})({method: 'delete', url: '/books'});
    expect(reply.status).toBe(405);
    expect(reply.problem).toBe('Your document has no DELETE operation at /books.');
  });
});

describe('the body', () => {
  const reply = (response: object, more: object = {}) =>
    withPaths({'/x': {get: {responses: {200: response}}}}, more)({method: 'GET', url: '/x'});

  test('is the example of the media type, before anything made from the schema', () => {
    const schema = {type: 'object', properties: {title: {type: 'string', examples: ['From the schema']}}};
    expect(read(reply(json({example: {title: 'From the example'}, schema})).body)).toEqual({title: 'From the example'});
  });

  test('is the first of several examples, also behind a reference', () => {
    const examples = {first: {$ref: '#/components/examples/Dune'}, second: {value: 'other'}};
    const components = {examples: {Dune: {value: {title: 'Dune'}}}};
    expect(read(reply(json({examples}), {components}).body)).toEqual({title: 'Dune'});
  });

  test('is made from the schema when there is no example', () => {
    const schema = {
      type: 'object',
      required: ['id'],
      properties: {
        id: {type: 'integer', minimum: 3},
        genre: {enum: ['crime', 'poetry']},
        email: {type: 'string', format: 'email'},
        tags: {type: 'array', minItems: 2, items: {type: 'string', example: 'new'}},
        password: {type: 'string', writeOnly: true},
      },
    };
    expect(read(reply(json({schema})).body)).toEqual({
      id: 3,
      genre: 'crime',
      email: 'user@example.com',
      tags: ['new', 'new'],
    });
  });

  test('of a schema that contains itself ends', () => {
    const components = {
      schemas: {Node: {type: 'object', properties: {name: {const: 'a'}, child: {$ref: '#/components/schemas/Node'}}}},
    };
    expect(read(reply(json({schema: {$ref: '#/components/schemas/Node'}}), {components}).body)).toEqual({
      name: 'a',
      child: {},
    });
  });

  test('of a schema that leads nowhere is null instead of an error', () => {
    expect(reply(json({schema: {$ref: '#/components/schemas/Missing'}})).body).toBe('null');
  });

  test('prefers JSON over other media types', () => {
    const content = {'text/plain': {example: 'text'}, 'application/hal+json': {example: {a: 1}}};
    const {headers, body} = reply({...OK, content});
    expect(headers['content-type']).toBe('application/hal+json');
    expect(read(body)).toEqual({a: 1});
  });

  test('of plain text is not quoted', () => {
    expect(reply({...OK, content: {'text/plain': {example: 'ready'}}}).body).toBe('ready');
  });

  test('of XML is XML', () => {
    const schema = {type: 'object', xml: {name: 'book'}, properties: {title: {type: 'string', example: 'Dune'}}};
    expect(reply({...OK, content: {'application/xml': {schema}}}).body).toContain('<title>Dune</title>');
  });

  test('of a HEAD request and of a 204 is absent', () => {
    const responses = {204: json({example: {a: 1}})};
    expect(withPaths({'/x': {delete: {responses}}})({method: 'DELETE', url: '/x'})).toMatchObject({
      status: 204,
      body: null,
    });
    const head = {responses: {200: json({example: {a: 1}})}};
    expect(withPaths({'/x': {head}})({method: 'HEAD', url: '/x'}).body).toBeNull();
  });
});

test('declared response headers are sent', () => {
  const headers = {'X-Total-Count': {schema: {type: 'integer', example: 42}}, ETag: {example: '"a"'}};
  const mock = withPaths({'/x': {get: {responses: {200: {...OK, headers}}}}});
  expect(mock({method: 'GET', url: '/x'}).headers).toMatchObject({'x-total-count': '42', etag: '"a"'});
});

describe('the response', () => {
  const statuses = (responses: Record<string, object>) => {
    const mock = withPaths({'/x': {get: {responses}}});
    return [false, true].map((fail) => mock({method: 'GET', url: '/x', fail}).status);
  };

  test.each([
    ['the lowest success and the lowest error', {500: OK, 404: OK, 202: OK, 201: OK}, [201, 404]],
    ['"default" as the error beside a success', {200: OK, default: OK}, [200, 500]],
    ['"default" as the success when it is alone', {default: OK}, [200, 500]],
    ['ranges', {'2XX': OK, '4XX': OK}, [200, 400]],
    ['200 and 500 when nothing is declared', {}, [200, 500]],
  ])('is %s', (_, responses, expected) => {
    expect(statuses(responses)).toEqual(expected);
  });
});

describe('every operation of the bookshop', () => {
  const document = parse(readFileSync('samples/openapi/bookshop.yaml', 'utf8')) as {
    paths: Record<string, Record<string, {responses?: Record<string, {content?: object}>}>>;
  };
  const mock = createMock(document);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, {responses}]) => (responses ? [{path, method, responses}] : [])),
  );

  test.each(operations)('$method $path gets a declared response', ({path, method, responses}) => {
    const url = `https://bookshop.example/v1${path.replaceAll(/\{[^}]+\}/g, '7')}`;
    const {status, problem, body} = mock({method, url});
    expect(problem).toBeUndefined();
    expect(Object.keys(responses)).toContain(String(status));
    expect(body === null || body.length > 2).toBe(true);
  });
});
