import { requestFn } from '@openapi-qraft/react';
import { baseUrl } from './client';

/** How this application reaches the bookshop; spread it into options. */
export const server = { requestFn, baseUrl };
