import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createAPIClient } from './api';
import { failed, succeeded } from './failedSuccess';

test.each([failed, succeeded])('%o', async (requestFn) => {
  const api = createAPIClient({
    requestFn,
    baseUrl: '',
    queryClient: new QueryClient(),
  });
  const status = api.status.getStatus.fetchQuery();
  if (requestFn === failed) await expect(status).rejects.toBeUndefined();
  else await expect(status).resolves.toEqual({ status: 'ok' });
});
