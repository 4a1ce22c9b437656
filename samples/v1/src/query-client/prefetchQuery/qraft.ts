import { createAPIClient } from './api';

export const baseUrl = 'https://bookshop.example/v1';

export const qraft = createAPIClient();
