import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';

const queryClient = new QueryClient();

const baseUrl = 'https://bookshop.example/v1';

export const full = createAPIClient({ requestFn, baseUrl, queryClient });
export const requests = createAPIClient({ requestFn, baseUrl });
export const cache = createAPIClient({ queryClient });
export const keys = createAPIClient();
