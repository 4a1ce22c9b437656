export { createMockApi, type MockApi } from './createMockApi';
export type { Answer, Handler, Method, MockRequest, PathOf } from './types';
