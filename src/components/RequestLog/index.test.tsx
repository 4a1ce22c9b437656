import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, test} from 'vitest';
import RequestLog, {type LoggedRequest} from './index';

const REQUEST: LoggedRequest = {
  id: 1,
  method: 'get',
  url: 'https://bookshop.example/v1/books?genre=poetry&limit=20',
  headers: {accept: 'application/json'},
  state: 'responded',
  status: 200,
};

function render(...requests: LoggedRequest[]): string[] {
  const html = renderToStaticMarkup(<RequestLog requests={requests} />);
  return parse(html, {blockTextElements: {}})
    .querySelectorAll('li, p:only-child')
    .map(({text}) => text);
}

test('shows method, URL, status, headers, and body of each request', () => {
  expect(render(REQUEST, {...REQUEST, id: 2, method: 'PATCH', body: {price: 1}, status: 404})).toEqual([
    'GET https://bookshop.example/v1/books?genre=poetry&limit=20 200accept: application/json',
    'PATCH https://bookshop.example/v1/books?genre=poetry&limit=20 404accept: application/json{ "price": 1 }',
  ]);
});

test('shows the body of a response, if it is known', () => {
  expect(render({...REQUEST, headers: {}, response: {id: 7}})[0]).toMatch(/ 200Response\{ "id": 7 \}$/);
});

test.each([
  ['pending', 'in flight'],
  ['failed', 'network error'],
  ['canceled', 'canceled'],
] as const)('says of a request that is %s: %s', (state, words) => {
  expect(render({...REQUEST, headers: {}, state, status: undefined})[0]).toMatch(new RegExp(` ${words}$`));
});

test('shows a body of text unchanged, and a body that is false or empty', () => {
  const bodies = ['a=1&b=2', false, ''].map((body, id) => ({...REQUEST, id, headers: {}, body}));
  expect(render(...bodies).map((text) => text.split(' 200')[1])).toEqual(['a=1&b=2', 'false', '']);
});

test('says when there are no requests', () => {
  expect(render()).toEqual(['No requests yet.']);
});
