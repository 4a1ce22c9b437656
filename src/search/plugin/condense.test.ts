import {expect, test} from 'vitest';
import {buildRecord} from '../engine/records.testing';
import {condense} from './condense';

const SENTENCE = 'The interval starts with the first response in a hidden window.';

test('keeps the beginning of a passage and the words of its rest', () => {
  const record = buildRecord({
    path: 'a',
    title: 'A',
    type: 'content',
    anchor: 'b',
    content: `${SENTENCE} Set refetchIntervalInBackground to poll the hidden window as well, whatever the battery says about it.`,
  });
  const {records, texts} = condense([record]);
  expect(records[0]!.content).toBe(SENTENCE);
  expect(records[0]!.code).toBe('Set refetchIntervalInBackground poll well whatever battery says');
  expect(texts).toEqual({[record.objectID]: record.content});
});

test('leaves short texts and descriptions of pages alone', () => {
  const records = [
    buildRecord({path: 'a', title: 'A', content: 'x '.repeat(200).trim()}),
    buildRecord({path: 'a', title: 'A', type: 'content', anchor: 'b', content: 'Short.'}),
  ];
  expect(condense(records)).toEqual({records, texts: {}});
});

test('says each word of a page once', () => {
  const make = (anchor: string) =>
    buildRecord({path: 'a', title: 'A', type: 'content', anchor, content: 'One.', code: 'bookClient signal'});
  expect(condense([make('b'), make('c')]).records.map(({code}) => code)).toEqual(['bookClient signal', '']);
});
