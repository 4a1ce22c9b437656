import { useId, useState, type ReactNode } from 'react';
import { api } from './client';
import {
  OPERATIONS,
  PREDICATES,
  toCode,
  tryFilter,
  type LabFilter,
  type OperationName,
  type PredicateName,
} from './filterLab';
import { seedCache } from './seededCache';

const PARAMETERS: Record<OperationName, object[]> = {
  listBooks: [
    {},
    { query: {} },
    { query: { genre: 'fiction' } },
    { query: { genre: 'fiction', page: 2 } },
    { query: { genre: 'science' } },
    { query: { tag: ['new'] } },
    { query: { tag: ['signed'] } },
    { header: { 'Accept-Language': 'pt' } },
  ],
  getBook: [
    { path: { bookId: 7 } },
    { path: { bookId: 3 } },
    { path: { bookId: 1 } },
  ],
  listReviews: [{ path: { bookId: 7 } }],
  listOrders: [
    { header: { 'X-Store-Id': 'lisbon' } },
    { query: { status: 'placed' } },
  ],
};

const FRESH = { staleTime: Infinity };
const INITIAL: LabFilter = {
  operation: 'listBooks',
  hasArgument: true,
  parameters: { query: { genre: 'fiction' } },
  infinite: false,
  exact: false,
  type: 'all',
};

seedCache(api);
// Stale, unlike all others.
void api.books.listBooks.invalidateQueries({
  parameters: { query: { genre: 'science' } },
});

export default () => {
  // Active, unlike all others.
  api.books.getBook.useQuery({ path: { bookId: 7 } }, FRESH);
  api.books.listBooks.useQuery({ query: { genre: 'fiction' } }, FRESH);

  const [filter, setFilter] = useState(INITIAL);
  const [result, setResult] = useState(() => tryFilter(INITIAL));
  const change = (news: Partial<LabFilter>) => {
    const next = { ...filter, ...news };
    setFilter(next);
    setResult(tryFilter(next));
  };
  const matches = result.entries.filter(({ isMatch }) => isMatch).length;
  const { operation, hasArgument, parameters } = filter;

  return (
    <>
      <p>
        <Choice
          label="Operation"
          value={operation}
          options={Object.keys(OPERATIONS).map((name) => [name, name])}
          onChange={(name) =>
            change({
              operation: name as OperationName,
              parameters:
                parameters && PARAMETERS[name as OperationName][0],
            })
          }
        />{' '}
        <Choice
          label="Filter"
          value={
            !hasArgument
              ? 'none'
              : parameters
                ? toCode(parameters)
                : 'empty'
          }
          options={[
            ['none', 'no argument'],
            ['empty', '{}'],
            ...PARAMETERS[operation].map((item): [string, string] => [
              toCode(item),
              `parameters: ${toCode(item)}`,
            ]),
          ]}
          onChange={(text) =>
            change({
              hasArgument: text !== 'none',
              parameters: PARAMETERS[operation].find(
                (item) => toCode(item) === text,
              ),
            })
          }
        />{' '}
        <Choice
          label="type"
          value={filter.type}
          disabled={!hasArgument}
          options={[
            ['all', 'all'],
            ['active', 'active'],
            ['inactive', 'inactive'],
          ]}
          onChange={(type) => change({ type: type as LabFilter['type'] })}
        />{' '}
        <Choice
          label="stale"
          value={String(filter.stale)}
          disabled={!hasArgument}
          options={[
            ['undefined', 'any'],
            ['true', 'true'],
            ['false', 'false'],
          ]}
          onChange={(text) =>
            change({
              stale: text === 'undefined' ? undefined : text === 'true',
            })
          }
        />
      </p>
      <p>
        <Option
          label="infinite"
          checked={filter.infinite}
          disabled={!hasArgument}
          onChange={(infinite) => change({ infinite })}
        />{' '}
        <Option
          label="exact"
          checked={filter.exact}
          disabled={!hasArgument || !parameters}
          onChange={(exact) => change({ exact })}
        />{' '}
        <Choice
          label="predicate"
          value={filter.predicate ?? 'none'}
          disabled={!hasArgument}
          options={['none', ...Object.keys(PREDICATES)].map((name) => [
            name,
            name,
          ])}
          onChange={(name) =>
            change({
              predicate:
                name === 'none' ? undefined : (name as PredicateName),
            })
          }
        />
      </p>
      <p>
        <code>{result.code}</code>
      </p>
      <p>
        Compared as <code>{toCode(result.queryKey)}</code>
      </p>
      <p role="status">
        {matches} of {result.entries.length} entries match.
      </p>
      <ol>
        {result.entries.map(({ hash, queryKey, isMatch, reason }) => (
          <li key={hash}>
            {isMatch ? <strong>matches</strong> : `no match: ${reason}`}{' '}
            <code>{describeKey(queryKey)}</code>
          </li>
        ))}
      </ol>
    </>
  );
};

function describeKey([schema, parameters]: readonly unknown[]): string {
  const { url, infinite } = schema as { url: string; infinite: boolean };
  const [name] =
    Object.entries(OPERATIONS).find(
      ([, { schema }]) => schema.url === url,
    ) ?? [];
  return `${name} ${infinite ? 'infinite' : 'finite'} ${toCode(parameters)}`;
}

interface ChoiceProps {
  label: string;
  value: string;
  options: (readonly [value: string, label: string])[];
  disabled?: boolean;
  onChange: (value: string) => void;
}

function Choice({ label, options, onChange, ...rest }: ChoiceProps) {
  const id = useId();
  return (
    <span>
      <label htmlFor={id}>{label}</label>{' '}
      <select
        id={id}
        {...rest}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}

interface OptionProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

function Option({ label, onChange, ...rest }: OptionProps): ReactNode {
  return (
    <label>
      <input
        type="checkbox"
        {...rest}
        onChange={({ target }) => onChange(target.checked)}
      />{' '}
      {label}
    </label>
  );
}
