import { requestFn } from '@openapi-qraft/react';
import { createAPIClient } from './api';

declare const process: { env: Record<string, string | undefined> };

// #region base-url
const baseUrl = process.env.NEXT_PUBLIC_API_URL;
if (!baseUrl) throw new Error('Set NEXT_PUBLIC_API_URL.');

export const api = createAPIClient({ requestFn, baseUrl });
// #endregion base-url
