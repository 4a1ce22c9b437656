import type { components } from '../../../v2/generated/api/schema';
import type { BookshopData } from '../data';
import { problem } from '../problem';
import type { Handlers } from '../types';

type Book = components['schemas']['Book'];

const PAGE_SIZE = 2;

/**
 * Handlers for `/books` and `/books/{bookId}`. Reviews and covers are separate.
 */
export function createBookHandlers(data: BookshopData) {
  const findBook = (id: string): Book | undefined =>
    data.books.find((book) => book.id === Number(id));

  return {
    get: {
      '/books': ({ query }) => {
        const matching = data.books.filter((book) => matches(book, query));
        return { status: 200, body: cutPage(matching, query) };
      },
      '/books/bestsellers': () => ({
        status: 200,
        body: data.books.filter((book) => book.tags.includes('bestseller')),
      }),
      '/books/{bookId}': ({ path }) => {
        const book = findBook(path.bookId);
        return book ? { status: 200, body: book } : noBook(path.bookId);
      },
      '/books/{bookId}/stock': ({ path, headers }) => {
        const book = findBook(path.bookId);
        if (!book) return noBook(path.bookId);
        const store = headers.get('x-store-id') ?? 'lisbon';
        return {
          status: 200,
          body: { bookId: book.id, copies: { [store]: book.stock } },
        };
      },
    },
    head: {
      '/books/{bookId}': ({ path }) =>
        findBook(path.bookId) ? { status: 200 } : { status: 404 },
    },
    post: {
      '/books': ({ body }) => {
        if (!body.title) return problem(400, 'A book needs a title.');
        const id = Math.max(...data.books.map((book) => book.id)) + 1;
        const book: Book = { stock: 0, tags: [], ...body, id };
        data.books.push(book);
        return { status: 201, body: book };
      },
      '/books/search': ({ body, query }) => {
        const text = body.text.toLowerCase();
        const matching = data.books.filter(
          (book) =>
            book.title.toLowerCase().includes(text) &&
            (body.genres?.includes(book.genre) ?? true),
        );
        return { status: 200, body: cutPage(matching, query) };
      },
    },
    put: {
      '/books/{bookId}': ({ path, body }) => {
        const book = findBook(path.bookId);
        if (!book) return noBook(path.bookId);
        Object.assign(book, { stock: 0, tags: [] }, body);
        return { status: 200, body: book };
      },
    },
    patch: {
      '/books/{bookId}': ({ path, body }) => {
        const book = findBook(path.bookId);
        if (!book) return noBook(path.bookId);
        Object.assign(book, body);
        return { status: 200, body: book };
      },
    },
    delete: {
      '/books/{bookId}': ({ path }) => {
        const book = findBook(path.bookId);
        if (!book) return noBook(path.bookId);
        data.books.splice(data.books.indexOf(book), 1);
        return { status: 204 };
      },
    },
  } satisfies { [M in keyof Handlers]: Partial<Handlers[M]> };
}

/** The response when no book has the id. */
export function noBook(id: string) {
  return problem(404, `There is no book ${id}.`);
}

function matches(book: Book, query: URLSearchParams): boolean {
  const genre = query.get('genre');
  const tags = query.getAll('tag');
  const min = Number(query.get('price[min]') ?? 0);
  const max = Number(query.get('price[max]') ?? Infinity);
  return (
    (genre === null || book.genre === genre) &&
    (query.get('inStock') !== 'true' || book.stock > 0) &&
    tags.every((tag) => book.tags.includes(tag)) &&
    book.price >= min &&
    book.price <= max
  );
}

function cutPage(books: Book[], query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const pageSize = Number(query.get('pageSize') ?? PAGE_SIZE);
  const items = books.slice((page - 1) * pageSize, page * pageSize);
  return { items, page, pageSize, total: books.length };
}
