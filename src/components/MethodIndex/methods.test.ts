import {createRequire} from 'node:module';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {METHOD_GROUPS} from './methods';

// The call of an operation itself is described on the core pages; 1.x has two older names for it.
const CALLS = ['operationInvokeFn', 'queryFn', 'mutationFn'];

/** Names of the methods that the runtime of a sample project has. */
function readMethodNames(version: 'v1' | 'v2'): string[] {
  const requireFromProject = createRequire(join(process.cwd(), 'samples', version, 'package.json'));
  const callbacks: unknown = requireFromProject('@openapi-qraft/react/callbacks/index');
  return Object.keys(callbacks as object)
    .filter((name) => !CALLS.includes(name))
    .sort();
}

const listed = Object.values(METHOD_GROUPS).flatMap(({methods}) => methods);

test('lists every method of 2.x once', () => {
  expect(listed.map(({name}) => name).sort()).toEqual(readMethodNames('v2'));
});

test('lists for 1.x what its runtime has', () => {
  const known = listed.filter(({since}) => since === undefined);
  expect(known.map(({name}) => name).sort()).toEqual(readMethodNames('v1'));
});
