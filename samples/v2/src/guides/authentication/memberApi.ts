import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';
import { memberRequestFn } from './memberRequestFn';

export const queryClient = new QueryClient();

export const api = createAPIClient({
  requestFn: memberRequestFn,
  queryClient,
  baseUrl: 'https://bookshop.example/v1',
});
