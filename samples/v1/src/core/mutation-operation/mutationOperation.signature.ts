/* #signature
qraft.<service>.<operation>(
  options: { parameters, body, baseUrl? },
  requestFn: (schema, info) => Promise<TData>,
): Promise<TData>

qraft.<service>.<operation>(
  options: { parameters, body, baseUrl? },
  requestFn: (schema, info) => TData,
): TData
*/
import { requestFn } from '@openapi-qraft/react';
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { baseUrl, qraft } from './client';

const { updateBook, createBook, deleteBook } = qraft.books;
const { revokeToken } = qraft.auth;
const parameters = { path: { bookId: 7 } };
const body = { price: 900 };

export const change = () =>
  updateBook({ parameters, body, baseUrl }, requestFn);

export type Result = Expect<
  Equal<ReturnType<typeof change>, Promise<components['schemas']['Book']>>
>;

// A function that returns at once is not wrapped in a promise.
export const changeAtOnce = (book: components['schemas']['Book']) =>
  updateBook({ parameters, body }, () => book);

export type AtOnce = Expect<
  Equal<ReturnType<typeof changeAtOnce>, components['schemas']['Book']>
>;

// > If the document declares no other response below 400, TypeScript infers
// > `unknown` for the call, not a promise. Use `await`, because `.then()`
// > doesn't compile.
export const remove = () =>
  deleteBook({ parameters, body: undefined, baseUrl }, requestFn);

export type NoContent = Expect<Equal<ReturnType<typeof remove>, unknown>>;
// @ts-expect-error: not a promise to the compiler
void remove().then();

// Neither parameters nor body are declared: both are `undefined`.
export const revoke = () =>
  revokeToken(
    { parameters: undefined, body: undefined, baseUrl },
    requestFn,
  );

// @ts-expect-error: the request function is required
void (() => updateBook({ parameters, body, baseUrl }));

// @ts-expect-error: `parameters` is required, even where none are declared
void (() => createBook({ body: {} as never, baseUrl }, requestFn));

// @ts-expect-error: `body` is required, even where none is declared
void (() => deleteBook({ parameters, baseUrl }, requestFn));

// @ts-expect-error: requestFn() asks for a base URL
void (() => updateBook({ parameters, body }, requestFn));

const { signal } = new AbortController();

// > - **Other fields**, such as `signal` or `meta`: passed to your request
// > function unchanged. Even a misspelled name compiles.
void (() =>
  updateBook({ parameters, body, baseUrl, signal, meta: {} }, requestFn));

void (() =>
  updateBook(
    { parameters, body, baseUrl, credentials: 'include' as const },
    requestFn,
  ));

void (() =>
  updateBook({ parameters, body, baseUrl, signals: signal }, requestFn));
void (() =>
  // @ts-expect-error: of a field that the function declares, the type counts
  updateBook({ parameters, body, baseUrl, signal: 'no' }, requestFn));

// > A `FormData` would be sent unchanged, but the types don't accept it. If you
// > already have a `FormData`, pass `body: form as never`.
const { uploadCover } = qraft.books;
const form = new FormData();
// @ts-expect-error: the type of the body is an object
void (() => uploadCover({ parameters, body: form, baseUrl }, requestFn));
export const uploadForm = () =>
  uploadCover({ parameters, body: form as never, baseUrl }, requestFn);
