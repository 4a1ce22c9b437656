import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';
import { createPredefinedParametersRequestFn } from './api/create-predefined-parameters-request-fn';

export const queryClient = new QueryClient();

export const api = createAPIClient({
  requestFn: createPredefinedParametersRequestFn(
    [
      {
        requestPattern: 'get,post,delete /orders/**',
        parameters: [{ in: 'header', name: 'X-Store-Id', value: 'lisbon' }],
      },
    ],
    requestFn,
  ),
  queryClient,
  baseUrl: 'https://bookshop.example/v1',
});
