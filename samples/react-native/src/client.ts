import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { Platform } from 'react-native';
import { createAPIClient } from './api';

// The Android emulator reaches the computer it runs on as 10.0.2.2.
const computer = Platform.OS === 'android' ? '10.0.2.2' : 'localhost';

export const queryClient = new QueryClient();

export const api = createAPIClient({
  requestFn,
  queryClient,
  baseUrl: __DEV__
    ? `http://${computer}:4010/v1`
    : 'https://bookshop.example/v1',
});
