import {expect, test} from 'vitest';
import {extractMember} from './extractMember';
import {toSourceLines} from './sourceLines';

const FILE = toSourceLines(`export interface paths {
    "/books": { get: operations["listBooks"] };
}
export interface operations {
    /** All books. */
    listBooks: {
        parameters: never;
    };
    getBook: never;
}
`);

test('takes a member with its comment', () => {
  const lines = extractMember(FILE, ['operations', 'listBooks'], 'schema.ts');
  expect(lines.map(({number}) => number)).toEqual([5, 6, 7, 8]);
});

test.each([
  [['operations', 'getBooks'], 'The interface "operations" has no member "getBooks". Did you mean "getBook"?'],
  [['operation', 'getBook'], 'There is no interface "operation" with members.'],
] as const)('says what is missing: %s', (name, message) => {
  expect(() => extractMember(FILE, name, 'schema.ts')).toThrow(message);
});
