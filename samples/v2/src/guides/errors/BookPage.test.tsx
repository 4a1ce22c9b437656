import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './bookshop';
import { BookPage } from './BookPage';

test('does not retry a 404', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<BookPage bookId={99} />);
    await screen.findByText('There is no such book.');
  });
});

test('retries three times without a network', async () => {
  const record = await runSample(async ({ render, mockApi }) => {
    mockApi.failNetwork();
    render(<BookPage bookId={7} />);
    await screen.findByText('The book did not load.');
  });
  expect(record.match(/"status": null/g)).toHaveLength(4);
});

// > The `retry` function in `bookshop.ts` retries only what may succeed later:
// > the status 429, server errors, and failures without a status, such as
// > network errors.
test.each<[number, string, number]>([
  [404, '{}', 1],
  [404, '', 4],
  [429, '{}', 4],
  [500, '{}', 4],
])(
  'a %i with the JSON %j is sent %i times',
  async (status, body, times) => {
    const record = await runSample(async ({ render, mockApi }) => {
      const headers = { 'content-type': 'application/json' };
      mockApi.respond(
        'get',
        '/books/{bookId}',
        () => new Response(body, { status, headers }),
      );
      render(<BookPage bookId={7} />);
      await screen.findByRole('alert');
    });
    expect(record.match(/"url": .*books\/7"/g)).toHaveLength(times);
  },
);

test('the default of queries applies to fetchQuery(), too', async () => {
  const record = await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    const load = api.books.getBook.fetchQuery({
      parameters: { path: { bookId: 7 } },
    });
    await expect(load).rejects.toMatchObject({
      message: expect.stringContaining('no response'),
    });
  });
  expect(record.match(/"status": null/g)).toHaveLength(4);
});
