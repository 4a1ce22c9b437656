import { qraftAPIClient } from '@openapi-qraft/react';
import { operationInvokeFn } from '@openapi-qraft/react/callbacks/operationInvokeFn';
import { useQuery } from '@openapi-qraft/react/callbacks/useQuery';
import {
  booksService,
  type BooksService,
} from './api/services/BooksService';

type CatalogServices = { books: BooksService };
const callbacks = { operationInvokeFn, useQuery };

export const catalog = qraftAPIClient<CatalogServices, typeof callbacks>(
  { books: booksService },
  callbacks,
);
