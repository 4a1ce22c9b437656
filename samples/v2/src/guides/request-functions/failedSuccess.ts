import type { RequestFnResponse } from '@openapi-qraft/react';

// #region undefined
type Result = RequestFnResponse<{ status: string }, unknown>;

// Counts as failed: the key is there.
export const failed = async (): Promise<Result> => ({
  data: { status: 'ok' },
  response: new Response(),
  error: undefined,
});

export const succeeded = async (): Promise<Result> => ({
  data: { status: 'ok' },
  response: new Response(),
});
// #endregion undefined
