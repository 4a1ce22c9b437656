import { requestFn } from '@openapi-qraft/react';
import { baseUrl } from './client';

/** Request function and base URL, to spread into options. */
export const server = { requestFn, baseUrl };
