import { configureStore } from '@reduxjs/toolkit';
import { api as bookshop } from '../../generated/bookshop/rtk-query/api/api';
import { api as edge } from '../../generated/edge-cases/rtk-query/api/api';

// Both were injected into the same API.
const store = configureStore({
  reducer: { [edge.reducerPath]: edge.reducer },
  middleware: (defaults) => defaults().concat(edge.middleware),
});

export const search = () =>
  store.dispatch(edge.endpoints.search.initiate({ tags: ['a', 'b'] }));
export const list = () =>
  store.dispatch(
    bookshop.endpoints.listBooks.initiate({
      tag: ['a', 'b'],
      price: { min: 1 },
    }),
  );
export const issueToken = () =>
  store.dispatch(
    edge.endpoints.issueToken.initiate({
      body: { username: 'ada', password: 'x y' },
    }),
  );
export const query = () =>
  store
    .dispatch(bookshop.endpoints.getBook.initiate({ bookId: 99 }))
    .unwrap();
