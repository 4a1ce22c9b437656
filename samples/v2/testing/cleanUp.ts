import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { queryClient } from '../shared/client';

// Workers keep their modules, and with them what the files before have cached.
beforeAll(() => queryClient.clear());

// For the same reason, Testing Library registers its own cleanup only in the
// first file. A component that stays mounted keeps TanStack Query listening to
// the window of its file.
afterEach(cleanup);
