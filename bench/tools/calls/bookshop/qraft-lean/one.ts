import { requestFn } from '@openapi-qraft/react';
import { createLeanClient } from '../../../generated/bookshop/qraft/api';
import { getBook } from '../../../generated/bookshop/qraft/api/services/BooksService';

const api = createLeanClient(
  { getBook },
  { requestFn, baseUrl: 'https://bookshop.example/v1' },
);

export const useBook = () => api.getBook.useQuery({ path: { bookId: 7 } });
