// Every sample that shows an error, with what servers and networks really do:
// an empty error body, an HTML page, no connection.
import { requestFn } from '@openapi-qraft/react';
import { fireEvent, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { baseUrl, qraft, queryClient } from '../../shared/client';
import { runSample } from '../../testing/recordSample';
import { RemoveBook } from '../authorization/api-key-authentication/RemoveBook';
import { SignInButton } from '../authorization/basic-authentication/SignInButton';
import { ReviewButton } from '../authorization/bearer-authentication/ReviewButton';
import { findBookTitle } from '../core/requestFn/findBookTitle';
import { BookNotice } from '../hooks/useQuery/BookNotice';
import { OpenBook } from '../query-client/fetchQuery/OpenBook';
import { failureReport } from '../query-client/getQueryState/failureReport';
import { AuthorTab } from '../query-client/prefetchQuery/AuthorTab';
import { BookPage } from '../start/quick-start/BookPage';
import { Providers } from '../start/quick-start/Providers';
import { ReviewForm } from '../start/quick-start/ReviewForm';

const RESPONSES: Record<string, (() => Response) | undefined> = {
  'an empty error body': () => new Response('', { status: 503 }),
  'an error without content': () =>
    new Response(null, { status: 503, headers: { 'content-length': '0' } }),
  'an HTML page': () =>
    new Response('<h1>Bad gateway</h1>', {
      status: 502,
      headers: { 'content-type': 'text/html' },
    }),
  'no connection': undefined,
};
const failures = Object.keys(RESPONSES);

function click(name?: string): void {
  fireEvent.click(screen.getAllByRole('button', { name })[0]!);
}

function type(text: string): void {
  fireEvent.change(screen.getByRole('textbox'), {
    target: { value: text },
  });
}

const COMPONENTS: Record<string, [ReactElement, act?: () => void]> = {
  BookPage: [
    <Providers>
      <BookPage bookId={7} />
    </Providers>,
  ],
  ReviewForm: [
    <Providers>
      <ReviewForm bookId={7} />
    </Providers>,
    () => {
      type('Bring a coat.');
      click('Send');
    },
  ],
  SignInButton: [<SignInButton />, () => click('Sign in')],
  ReviewButton: [<ReviewButton bookId={7} />, () => click('Five stars')],
  RemoveBook: [<RemoveBook bookId={7} />, () => click('Remove')],
  AuthorTab: [<AuthorTab authorId="le-guin" />, () => click()],
  BookNotice: [<BookNotice bookId={7} />],
  OpenBook: [
    <OpenBook onOpen={vi.fn()} />,
    () => {
      type('7');
      click('Open');
    },
  ],
};
const cases = Object.keys(COMPONENTS).flatMap((name) =>
  failures.map((failure): [string, string] => [name, failure]),
);

test.each(cases)(
  '%s says that it failed, with %s',
  async (name, failure) => {
    await runSample(async ({ render, mockApi, idle }) => {
      fail(mockApi, failure);
      const [element, act] = COMPONENTS[name]!;
      render(element);
      act?.();
      await idle();
      const role = name === 'OpenBook' ? 'status' : 'alert';
      const message = (await screen.findByRole(role)).textContent;
      expect(message).toMatch(/\w/);
      expect(message).not.toMatch(/undefined|</);
    });
  },
);

test.each(failures)('functions survive %s', async (failure) => {
  await runSample(async ({ mockApi }) => {
    fail(mockApi, failure);
    expect(await findBookTitle(7)).toMatch(/^The (?:shop|server)/);
    await qraft.books.getBook.prefetchQuery(
      { parameters: { path: { bookId: 7 } }, requestFn, baseUrl, retry: 0 },
      queryClient,
    );
    expect(failureReport(7)).toMatch(/\w+\.? \(failed attempts: 1\)/);
    expect(failureReport(7)).not.toMatch(/undefined|</);
  });
});

type MockApi = Parameters<Parameters<typeof runSample>[0]>[0]['mockApi'];

function fail(mockApi: MockApi, failure: string): void {
  const respond = RESPONSES[failure];
  if (!respond) {
    mockApi.failNetwork();
    return;
  }
  mockApi.respond('get', '/books/{bookId}', respond);
  mockApi.respond('delete', '/books/{bookId}', respond);
  mockApi.respond('post', '/books/{bookId}/reviews', respond);
  mockApi.respond('post', '/auth/token', respond);
  mockApi.respond('get', '/authors/{authorId}', respond);
}

test('no sample decides by `error`, which an empty body leaves falsy', () => {
  const source = path.resolve(import.meta.dirname, '..');
  const offenders = readdirSync(source, {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      /if \(!?[\w.?]*\berror\)|\{[\w.]*\berror (?:&&|\?)/.test(
        readFileSync(path.join(source, file), 'utf8'),
      ),
    );
  expect(offenders).toEqual([]);
});
