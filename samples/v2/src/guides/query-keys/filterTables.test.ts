import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';
import { seedCache } from './seededCache';

const page = readFileSync(
  path.resolve(
    import.meta.dirname,
    '../../../../../docs/guides/query-keys.mdx',
  ),
  'utf8',
);
const compiled = readFileSync(
  path.join(import.meta.dirname, 'filterTables.signature.ts'),
  'utf8',
);

const { listBooks, getBook, listReviews, updateBook } = api.books;
const { listOrders } = api.orders;
const fiction = { query: { genre: 'fiction' } } as const;

/** The names that the code in the tables uses. */
const scope = {
  queryKey: listBooks.getQueryKey(fiction),
  infiniteKey: listBooks.getInfiniteQueryKey(fiction),
};

/** The cells of each row of the tables whose first line matches. */
function readRows(firstLine: RegExp): string[][] {
  const tables = page
    .split('\n\n')
    .filter((block) => firstLine.test(block.split('\n')[0] ?? ''));
  if (tables.length === 0) throw new Error(`No table ${String(firstLine)}`);
  return tables.flatMap((table) => {
    const [, , ...rows] = table.trim().split('\n');
    return rows.map((row) =>
      row
        .split(' | ')
        .map((cell) => cell.replaceAll(/^[|\s]+|[|\s]+$/g, '')),
    );
  });
}

/** The code of a cell. "no argument" has none. */
const readCode = (cell = '') => /^`(.*)`$/.exec(cell)?.[1] ?? '';

/** The value of the code. */
function run(code: string): unknown {
  const names = Object.keys(scope);
  return new Function(...names, `return (${code || undefined})`)(
    ...Object.values(scope),
  );
}

/** `1–3, 8` as [1, 2, 3, 8]. */
function readNumbers(cell = ''): number[] {
  return [...cell.matchAll(/(\d+)(?:–(\d+))?/g)].flatMap(
    ([, from, to = from]) =>
      Array.from(
        { length: Number(to) - Number(from) + 1 },
        (_, index) => Number(from) + index,
      ),
  );
}

/** Code without the differences between one line and several. */
const normalize = (code: string) =>
  code.replaceAll(/\s/g, '').replaceAll(/,(?=[})])/g, '');

beforeEach(() => {
  queryClient.clear();
  seedCache(api);
});

test('the table of entries shows the seeded cache', () => {
  const names: Record<string, string> = {
    [listBooks.schema.url]: 'listBooks',
    [getBook.schema.url]: 'getBook',
    [listReviews.schema.url]: 'listReviews',
    [listOrders.schema.url]: 'listOrders',
  };
  const entries = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey: [schema, parameters] }, index) => {
      const { url, infinite } = schema as {
        url: string;
        infinite: boolean;
      };
      const kind = infinite ? 'infinite' : 'finite';
      return [index + 1, names[url], kind, parameters];
    });
  const shown = readRows(/^\| # /).map(([number, name, kind, code]) => [
    Number(number),
    readCode(name),
    kind,
    run(readCode(code)),
  ]);
  expect(shown).toEqual(entries);
});

describe.each(['listBooks', 'getBook'] as const)(
  'filters of %s',
  (name) => {
    const operation = api.books[name];
    const firstLine = new RegExp(`^\\| Filter of \`${name}\``);

    test.each(readRows(firstLine))('%s matches %s', (cell, matches) => {
      const code = readCode(cell);
      // The compiler has seen this filter.
      expect(normalize(compiled)).toContain(
        normalize(`${name}.getQueriesData(${code})`),
      );

      const hashes = queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryHash }) => queryHash);
      const found = operation.getQueriesData(run(code) as object);
      expect(
        found.map(([key]) => hashes.indexOf(hashKey(key)) + 1),
      ).toEqual(readNumbers(matches));
    });
  },
);

test.each(readRows(/^\| One call/))(
  '%s and %s: same entry? %s',
  (one, other, same) => {
    const hash = (cell: string) =>
      hashKey(listBooks.getQueryKey(run(readCode(cell)) as object));
    expect(hash(one ?? '') === hash(other ?? '')).toBe(same === 'yes');
  },
);

test('every method with query filters builds the same filter', () => {
  const methods = [
    'cancelQueries',
    'getQueriesData',
    'invalidateQueries',
    'isFetching',
    'refetchQueries',
    'removeQueries',
    'resetQueries',
    'setQueriesData',
  ] as const;
  const filters = [
    undefined,
    {},
    { infinite: true },
    { parameters: fiction, exact: true },
    { queryKey: scope.infiniteKey },
  ];
  for (const filter of filters) {
    const built = methods.map((method) => {
      const spy = vi
        .spyOn(queryClient, method)
        .mockReturnValue(undefined as never);
      (listBooks[method] as (filter?: object) => void)(filter);
      const [argument] = spy.mock.lastCall ?? [];
      spy.mockRestore();
      return argument;
    });
    expect(
      new Set(built.map((filter) => JSON.stringify(filter))).size,
    ).toBe(1);
  }
});

test('a filter becomes a key', () => {
  const { method, url } = listBooks.schema;
  const finite = { method, url, infinite: false };
  const built = (filter?: object) => {
    const spy = vi.spyOn(queryClient, 'getQueriesData');
    listBooks.getQueriesData(filter);
    const key = spy.mock.lastCall?.[0].queryKey;
    spy.mockRestore();
    return key;
  };
  expect(built()).toEqual([{ method, url }, {}]);
  expect(built({})).toEqual([finite, {}]);
  expect(built({ parameters: fiction })).toEqual([finite, fiction]);
  expect(built({ parameters: fiction, infinite: true })).toEqual([
    { ...finite, infinite: true },
    fiction,
  ]);
  expect(built({ queryKey: scope.infiniteKey })).toBe(scope.infiniteKey);
});

describe('mutations', () => {
  const code = readRows(/^\| Filter of `updateBook`/);

  test.each(code)('%s finds %s', async (cell, matches) => {
    const argument = readCode(cell);
    expect(normalize(compiled)).toContain(
      normalize(`updateBook.getMutationCache().findAll(${argument})`),
    );
    await runSample(async ({ renderHook, idle }) => {
      const start = (hook: () => { mutate: (variables: never) => void }) =>
        renderHook(hook).result.current;
      const body = { price: 990 };
      start(() => updateBook.useMutation({ path: { bookId: 7 } })).mutate(
        body as never,
      );
      const late = start(() => updateBook.useMutation());
      late.mutate({ path: { bookId: 7 }, body } as never);
      start(() => updateBook.useMutation()).mutate({
        path: { bookId: 99 },
        body,
      } as never);
      await idle();

      const letters = new Map(
        queryClient
          .getMutationCache()
          .getAll()
          .map((mutation, index) => [mutation.mutationId, 'ABC'[index]]),
      );
      const found = updateBook
        .getMutationCache()
        .findAll(run(argument) as object);
      expect(
        found.map(({ mutationId }) => letters.get(mutationId)),
      ).toEqual((matches ?? '').match(/\b[ABC]\b/g) ?? []);
    });
  });
});
