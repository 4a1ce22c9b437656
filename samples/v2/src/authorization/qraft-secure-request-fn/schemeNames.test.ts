import { expect, test } from 'vitest';
import type { Equal, Expect } from '../../../testing/types';
import { securitySchemes, type SchemeName } from './schemeNames';

export type Names = Expect<
  Equal<
    SchemeName,
    | 'MemberToken'
    | 'ClientCredentials'
    | 'StaffKey'
    | 'ReportKey'
    | 'SessionCookie'
  >
>;

test('is a handler like any other at run time', () => {
  expect(securitySchemes.StaffKeys().value).toBe('k-42');
});
