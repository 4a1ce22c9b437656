import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, test} from 'vitest';
import type {JsonValue, SampleRecording} from '@site/src/lib/sampleRecording';
import RecordedRequests from './index';

const RECORDING: SampleRecording = {
  requests: [
    {
      method: 'get',
      url: 'https://bookshop.example/v1/books?genre=poetry&limit=20',
      headers: {accept: 'application/json'},
      body: null,
      status: 200,
    },
  ],
  queryKeys: [[{url: '/books', method: 'get'}]],
  mutationKeys: [],
  values: [{label: 'getQueryKey()', value: ['a', 1]}],
};

function render(recording: Partial<SampleRecording>): {html: string; text: string} {
  const html = renderToStaticMarkup(<RecordedRequests recording={JSON.stringify({...RECORDING, ...recording})} />);
  return {html, text: parse(html, {blockTextElements: {}}).text.replaceAll(/\s+/g, ' ')};
}

test('is folded, and has the request, keys and values as plain text', () => {
  const {html, text} = render({});
  expect(html).toMatch(/^<details(?![^>]*open)[^>]*><summary>Requests this sends \(1\)<\/summary>/);
  expect(text).toContain('GET https://bookshop.example/v1/books?genre=poetry&limit=20 responded with 200');
  expect(text).toContain('accept: application/json');
  expect(text).toContain('Query key[{ "url": "/books", "method": "get" }]');
  expect(text).toContain('getQueryKey()["a", 1]');
  expect(text).not.toContain('Mutation key');
});

test('lets a long address break before its parameters', () => {
  expect(render({}).html).toContain('books<wbr/>?genre=poetry<wbr/>&amp;limit=20');
});

test('changes its label when nothing is sent', () => {
  expect(render({requests: []}).text).toMatch(/^What this returns/);
});

test('shows a value that is absent from the JSON as undefined', () => {
  expect(render({requests: [], values: [{label: 'getQueryData()'}]}).text).toContain('getQueryData()undefined');
});

test('uses the plural for several keys', () => {
  expect(render({mutationKeys: [['a'], ['b']]}).text).toContain('Mutation keys["a"]["b"]');
});

function renderBody(body: SampleRecording['requests'][number]['body'], headers: Record<string, string> = {}): string {
  return render({requests: [{method: 'POST', url: '/books', headers, body, status: null}]}).text;
}

test('shows form fields as a list', () => {
  const fields: JsonValue = [
    {name: 'cover', fileName: 'cover.png', type: 'image/png', size: 3},
    {name: 'title', value: 'Front'},
  ];
  expect(renderBody(fields)).toContain('cover: cover.png (image/png, 3 bytes) title: Front');
  expect(renderBody(fields, {'Content-Type': 'application/json'})).toContain('"fileName": "cover.png"');
});

test('shows text as it is and everything else as JSON', () => {
  expect(renderBody('a=1&b=2')).toContain('a=1&b=2');
  expect(renderBody({title: 'A'})).toContain('{ "title": "A" }');
  expect(renderBody(false)).toContain('false');
});
