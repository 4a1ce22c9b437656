// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const samples = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) =>
  readFileSync(path.join(samples, file), 'utf8');

/** The number of type arguments or parameters after the first `name<`. */
function countTypeArguments(source: string, name: string): number {
  const start = source.indexOf(`${name}<`) + name.length + 1;
  let depth = 0;
  let list = '';
  for (const character of source.slice(start)) {
    if ('>]})'.includes(character) && (depth -= 1) < 0) break;
    if ('<[{('.includes(character)) depth += 1;
    // Commas inside of an argument don't count.
    list += character === ',' && depth > 0 ? ' ' : character;
  }
  return list.trim().replace(/,$/, '').split(',').length;
}

// > The types of 1.14.2 don't compile with TanStack Query 5.80 or newer, unless
// > `skipLibCheck` hides the error. They pass six type arguments to TanStack's
// > options type, which accepts only five from 5.80 on.
test('the types pass one argument too many', () => {
  const name = 'UseSuspenseInfiniteQueryOptions';
  const passed = read(
    'v1/node_modules/@openapi-qraft/react/dist/types/service-operation/ServiceOperationUseSuspenseInfiniteQuery.d.ts',
  );
  expect(countTypeArguments(passed.split('Omit<')[1]!, name)).toBe(6);
  const [older = '', newer = ''] = ['v1', 'v2'].map((project) =>
    read(`${project}/node_modules/@tanstack/react-query/src/types.ts`),
  );
  expect(countTypeArguments(older, `interface ${name}`)).toBe(6);
  expect(countTypeArguments(newer, `interface ${name}`)).toBe(5);
});
