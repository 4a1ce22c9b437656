import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { nodeFetch } from '../../common/testing/nodeFetch';
import { queryClient } from '../shared/client';

// Workers keep their modules, and with them what the files before have cached.
beforeAll(() => queryClient.clear());

// For the same reason, Testing Library registers its own cleanup only in the
// first file. A component that stays mounted keeps TanStack Query listening to
// the window of its file.
afterEach(cleanup);

// Nor may a spy or a stub reach the next file. Restoring a spy on the fetch of a
// recording puts that fetch back, although the recording has ended.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  globalThis.fetch = nodeFetch;
});
