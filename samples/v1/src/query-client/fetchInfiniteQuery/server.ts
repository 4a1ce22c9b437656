import { requestFn } from '@openapi-qraft/react';
import { baseUrl } from './client';

export const server = { requestFn, baseUrl };
