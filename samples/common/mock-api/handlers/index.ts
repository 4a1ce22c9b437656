import type { BookshopData } from '../data';
import type { Handlers } from '../types';
import { createAccountHandlers } from './accounts';
import { createBookHandlers } from './books';
import { createOrderHandlers } from './orders';
import { createReviewAndCoverHandlers } from './reviewsAndCovers';

/** One handler for every operation of the document. */
export function createHandlers(data: BookshopData): Handlers {
  const books = createBookHandlers(data);
  const ofBook = createReviewAndCoverHandlers(data);
  const orders = createOrderHandlers(data);
  const accounts = createAccountHandlers(data);
  return {
    get: { ...books.get, ...ofBook.get, ...orders.get, ...accounts.get },
    head: books.head,
    post: {
      ...books.post,
      ...ofBook.post,
      ...orders.post,
      ...accounts.post,
    },
    put: books.put,
    patch: { ...books.patch, ...accounts.patch },
    delete: { ...books.delete, ...orders.delete, ...accounts.delete },
  };
}
