export { createMockApi, type MockApi } from './createMockApi';
export type {
  Handler,
  Method,
  MockRequest,
  MockResponse,
  PathOf,
} from './types';
