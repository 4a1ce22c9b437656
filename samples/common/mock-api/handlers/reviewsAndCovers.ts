import type { BookshopData } from '../data';
import { problem } from '../problem';
import type { Handlers } from '../types';
import { noBook } from './books';

const LIMIT = 2;

// The signature of PNG files.
const PNG = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);

/** Handlers for the reviews and the cover of a book. */
export function createReviewAndCoverHandlers(data: BookshopData) {
  const hasBook = (id: string): boolean =>
    data.books.some((book) => book.id === Number(id));

  return {
    get: {
      '/books/{bookId}/reviews': ({ path, query }) => {
        if (!hasBook(path.bookId)) return noBook(path.bookId);
        const limit = Number(query.get('limit') ?? LIMIT);
        const start = Number(query.get('cursor')?.slice(1) ?? 0);
        const reviews = data.reviews.filter(
          (review) => review.bookId === Number(path.bookId),
        );
        const end = start + limit;
        const nextCursor = end < reviews.length ? `c${end}` : null;
        return {
          status: 200,
          body: { items: reviews.slice(start, end), nextCursor },
        };
      },
      '/books/{bookId}/cover': ({ path }) =>
        hasBook(path.bookId)
          ? { status: 200, body: new Blob([PNG], { type: 'image/png' }) }
          : noBook(path.bookId),
    },
    post: {
      '/books/{bookId}/reviews': ({ path, body }) => {
        if (!hasBook(path.bookId)) return noBook(path.bookId);
        if (body.rating < 1 || body.rating > 5) {
          return problem(400, 'A rating is a number from 1 to 5.');
        }
        const id = `r${data.reviews.length + 1}`;
        const review = { id, bookId: Number(path.bookId), ...body };
        data.reviews.unshift(review);
        return { status: 201, body: review };
      },
      '/books/{bookId}/cover': ({ path }) =>
        hasBook(path.bookId)
          ? {
              status: 201,
              body: {
                bookId: Number(path.bookId),
                url: `https://bookshop.example/covers/${path.bookId}.png`,
              },
            }
          : noBook(path.bookId),
    },
  } satisfies { [M in 'get' | 'post']: Partial<Handlers[M]> };
}
