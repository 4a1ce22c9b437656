import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Workers keep their modules, so Testing Library registers its own cleanup only
// in the first file. A component that stays mounted keeps TanStack Query
// listening to the window of its file.
afterEach(cleanup);
