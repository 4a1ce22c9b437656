import { bodySerializer } from '@openapi-qraft/react';
import { focusManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';
import { followAppState, uploadCover } from './nativeApp';

const file = {
  uri: 'file:///cover.png',
  name: 'cover.png',
  type: 'image/png',
};

/** Keeps what it gets, as the FormData of React Native does. */
class NativeFormData {
  parts: [string, unknown][] = [];
  append(name: string, value: unknown) {
    this.parts.push([name, value]);
  }
  [Symbol.iterator]() {
    return this.parts[Symbol.iterator]();
  }
}

test('a form with a native file is passed on as it is', async () => {
  vi.stubGlobal('FormData', NativeFormData);
  await runSample(async ({ mockApi }) => {
    const bodies: unknown[] = [];
    const answer = mockApi.fetch;
    globalThis.fetch = async (input, init) => {
      bodies.push(init?.body);
      return answer(input, { ...init, body: null });
    };
    await uploadCover(7, file);
    expect(bodies).toEqual([expect.any(NativeFormData)]);
    expect((bodies[0] as NativeFormData).parts).toEqual([['cover', file]]);
  });
  vi.unstubAllGlobals();
});

test('a native file in an object would be sent as JSON', () => {
  const sent = bodySerializer(api.books.uploadCover.schema, {
    cover: file,
  });
  expect(sent?.body).toBeInstanceOf(FormData);
  expect((sent?.body as FormData).get('cover')).toBe(JSON.stringify(file));
});

test('focus follows the state of the app', () => {
  let change: (state: string) => void = vi.fn();
  const remove = vi.fn();
  const stop = followAppState({
    addEventListener(_type, listener) {
      change = listener;
      return { remove };
    },
  });
  change('background');
  expect(focusManager.isFocused()).toBe(false);
  change('active');
  expect(focusManager.isFocused()).toBe(true);
  stop();
  expect(remove).toHaveBeenCalledOnce();
  focusManager.setFocused(undefined);
});
