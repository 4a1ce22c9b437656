import {describe, expect, test} from 'vitest';
import {readEvent} from './readEvent';

const request = {
  id: 1,
  method: 'GET',
  url: '/books',
  headers: {accept: 'application/json'},
  state: 'responded',
  status: 200,
};

describe('an event of the frame', () => {
  test('is read with the fields that the page shows', () => {
    expect(readEvent({type: 'requests', requests: [{...request, response: [1], secret: true}]})).toEqual({
      type: 'requests',
      requests: [{...request, response: [1]}],
    });
  });

  test.each([undefined, null, 'ready', 7, {}, {type: 'navigate'}, {type: 'height', height: -1}, {type: 'height'}])(
    'is not %j',
    (data) => {
      expect(readEvent(data)).toBeUndefined();
    },
  );

  test('with fields of other types than expected becomes one that can be rendered', () => {
    const requests = [{...request, headers: 'none', url: {}, state: 'unknown', status: '200'}, 'text', null];
    expect(readEvent({type: 'requests', requests})).toEqual({
      type: 'requests',
      requests: [{id: 1, method: 'GET', url: '', headers: {}, state: 'failed'}],
    });
    expect(readEvent({type: 'cache', entries: {}})).toEqual({type: 'cache', entries: []});
    expect(readEvent({type: 'problem', message: {}})).toEqual({type: 'problem', message: ''});
  });

  test('is cut when it is huge', () => {
    const many = readEvent({type: 'requests', requests: Array.from({length: 5000}, (_, id) => ({...request, id}))});
    expect(many).toMatchObject({requests: {length: 200, 199: {id: 4999}}});
    const long = readEvent({type: 'problem', message: 'a'.repeat(1e6)});
    expect(JSON.stringify(long).length).toBeLessThan(20_000);
  });
});
