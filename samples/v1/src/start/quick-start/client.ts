import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';

export const queryClient = new QueryClient();

export const qraft = createAPIClient();
