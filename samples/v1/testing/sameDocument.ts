// The mock API uses the document types of 2.x. This file does not compile when
// those of 1.x differ, and one mock API can no longer serve both versions.
import type { paths as pathsOfV2 } from '../../v2/generated/api/schema';
import type { paths } from '../generated/api/schema';
import type { Equal, Expect } from './types';

export type SameDocument = Expect<Equal<paths, pathsOfV2>>;
