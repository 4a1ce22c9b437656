import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';

export const baseUrl = 'https://bookshop.example/v1';
export const queryClient = new QueryClient();
export const qraft = createAPIClient();
