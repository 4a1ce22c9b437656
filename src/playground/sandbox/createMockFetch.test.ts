import {describe, expect, test} from 'vitest';
import type {LoggedRequest} from '@site/src/components/RequestLog';
import {createMock} from '../mock/createMock';
import {createMockFetch} from './createMockFetch';

const document = {
  paths: {
    '/books': {
      get: {responses: {200: {content: {'application/json': {example: ['Dune']}}}, 503: {description: 'Closed.'}}},
      post: {responses: {204: {description: 'Created.'}}},
    },
  },
};
const URL_OF_BOOKS = 'https://api.example/books';

function start(latency = 0) {
  const settings = {latency, failNext: false};
  const seen = {requests: [] as readonly LoggedRequest[], failures: 0, problems: [] as string[]};
  const fetch = createMockFetch({
    mock: createMock(document),
    settings: () => settings,
    onChange: (requests) => (seen.requests = requests),
    onFailed: () => (seen.failures += 1),
    onProblem: (message) => seen.problems.push(message),
  });
  return {fetch, settings, seen};
}

describe('a request', () => {
  test('gets the response of the mock, and is logged with it', async () => {
    const {fetch, seen} = start();
    const response = await fetch(URL_OF_BOOKS, {headers: {Accept: 'application/json'}});
    expect(await response.json()).toEqual(['Dune']);
    expect(seen.requests).toEqual([
      {
        id: 1,
        method: 'GET',
        url: URL_OF_BOOKS,
        headers: {accept: 'application/json'},
        state: 'responded',
        status: 200,
        response: ['Dune'],
      },
    ]);
  });

  test('is logged with its body', async () => {
    const {fetch, seen} = start();
    await fetch(URL_OF_BOOKS, {method: 'POST', body: '{"title":"Dune"}'});
    const form = new FormData();
    form.append('title', 'Dune');
    form.append('cover', new File(['abc'], 'cover.png', {type: 'image/png'}));
    await fetch(URL_OF_BOOKS, {method: 'POST', body: form});
    await fetch(new Request(URL_OF_BOOKS, {method: 'POST', body: 'plain'}));
    expect(seen.requests.map(({body}) => body)).toEqual([
      {title: 'Dune'},
      {title: 'Dune', cover: 'cover.png, image/png, 3 bytes'},
      'plain',
    ]);
    expect(seen.requests[0]?.status).toBe(204);
  });

  test('is pending for as long as the latency says', async () => {
    const {fetch, seen} = start(40);
    const started = performance.now();
    const response = fetch(URL_OF_BOOKS);
    await expect.poll(() => seen.requests[0]?.state).toBe('pending');
    await response;
    expect(performance.now() - started).toBeGreaterThanOrEqual(39);
    expect(seen.requests[0]?.state).toBe('responded');
  });

  test('can be canceled', async () => {
    const {fetch, seen} = start(60_000);
    const controller = new AbortController();
    const response = fetch(URL_OF_BOOKS, {signal: controller.signal});
    await expect.poll(() => seen.requests[0]?.state).toBe('pending');
    controller.abort(new Error('Not needed.'));
    await expect(response).rejects.toMatchObject({message: 'Not needed.'});
    expect(seen.requests[0]?.state).toBe('canceled');
  });

  test('fails once when the next one is to fail', async () => {
    const {fetch, settings, seen} = start();
    settings.failNext = true;
    const statuses = [(await fetch(URL_OF_BOOKS)).status, (await fetch(URL_OF_BOOKS)).status];
    expect(statuses).toEqual([503, 200]);
    expect(seen.failures).toBe(1);
    // The page takes the check mark away, and a reader sets it again.
    settings.failNext = false;
    await fetch(URL_OF_BOOKS);
    settings.failNext = true;
    expect((await fetch(URL_OF_BOOKS)).status).toBe(503);
  });

  test('that the document does not have is a problem', async () => {
    const {fetch, seen} = start();
    await fetch('https://api.example/authors');
    expect(seen.problems).toEqual(['Your document has no path that matches /authors.']);
  });
});
