import { requestFn } from '@openapi-qraft/react';
import { createPredefinedParametersRequestFn } from './api/create-predefined-parameters-request-fn';

// #region wrong
export const wrongPattern = createPredefinedParametersRequestFn(
  [
    {
      // @ts-expect-error
      requestPattern: '/orders/**',
      parameters: [{ in: 'header', name: 'X-Store-Id', value: 'lisbon' }],
    },
  ],
  requestFn,
);

export const nothingGiven = createPredefinedParametersRequestFn(
  // @ts-expect-error
  [],
  requestFn,
);
// #endregion wrong
