import {expect, test} from 'vitest';
import {addFiles} from './readFiles';

const EMPTY = {files: [], entry: 'openapi.yaml', options: {}};

test.each(['playground.json', 'playground (1).json', 'playground(2).json'])('%s is opened as shared work', (path) => {
  const shared = {
    files: [{path: 'openapi.yaml', text: 'openapi: 3.1.0'}],
    entry: 'openapi.yaml',
    options: {enum: true},
  };
  expect(addFiles(EMPTY, [{path, text: JSON.stringify(shared)}], [])).toEqual(shared);
});

test('a document with a similar name is opened as a document', () => {
  const document = {path: 'playground-api.json', text: '{"openapi": "3.1.0"}'};
  expect(addFiles(EMPTY, [document], [])).toEqual({...EMPTY, files: [document], entry: document.path});
});
