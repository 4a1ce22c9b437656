import {expect, test} from 'vitest';
import {buildPatterns} from './buildPatterns';
import {readVersionNames} from './readVersionNames';

const V1 = readVersionNames('v1');
const V2 = readVersionNames('v2');

const listNames = (...versions: Parameters<typeof buildPatterns>): string[] =>
  buildPatterns(...versions).map(({name}) => name);

test('finds what only 1.14.2 has', () => {
  expect(listNames(V2, V1).sort()).toEqual([
    '--operation-generics-import-path',
    'QraftContext',
    'QraftContextValue',
    'mutationFn',
    'queryFn',
  ]);
});

test('finds what only 2.14.1 has', () => {
  expect(listNames(V1, V2)).toEqual(
    expect.arrayContaining([
      'ensureQueryData',
      'ensureInfiniteQueryData',
      'getMutationCache',
      'RequestFnResponse',
      'RequestFnInfo',
      'CreateAPIClientOptions',
      'qraftPredefinedParametersRequestFn',
      'createPredefinedParametersRequestFn',
      '@openapi-qraft/react/callbacks',
      '@openapi-qraft/tanstack-query-react-types',
      '--create-api-client-fn',
      '--redocly',
      '--queryable-write-operations',
      '--override-import-type',
    ]),
  );
});

test('ignores what both have', () => {
  const names = [...listNames(V1, V2), ...listNames(V2, V1)];
  for (const name of ['requestFn', 'createSecureRequestFn', 'RequestFnPayload', 'QraftClientOptions', '--clean']) {
    expect(names).not.toContain(name);
  }
});
