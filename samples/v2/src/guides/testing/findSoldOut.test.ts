// @vitest-environment node
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { findSoldOut } from './findSoldOut';
import { baseUrl, book, server, type Book } from './server';

test('finds the books without stock', async () => {
  server.use(
    http.get(`${baseUrl}/books/:bookId`, ({ params }) => {
      const id = Number(params.bookId);
      return HttpResponse.json<Book>({
        ...book,
        id,
        stock: id === 3 ? 0 : 5,
      });
    }),
  );

  expect(await findSoldOut([3, 7])).toMatchObject([{ id: 3 }]);
});

test('rejects when a book does not exist', async () => {
  const problem = { title: 'Not found' };
  server.use(
    http.get(`${baseUrl}/books/:bookId`, () =>
      HttpResponse.json(problem, { status: 404 }),
    ),
  );

  await expect(findSoldOut([99])).rejects.toEqual(problem);
});
