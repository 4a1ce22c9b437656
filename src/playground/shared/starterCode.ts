import type {Operation} from './types';

/** A component that calls an operation, with example values: what the editor starts with. */
export function buildStarterCode(operation: Operation): string {
  return operation.kind === 'query' ? buildQuery(operation) : buildMutation(operation);
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** `api.books.getBook`, or `api['my books'].getBook`. */
export function writeCallee({service, name}: Operation): string {
  return ['api', service, name]
    .map((part, at) => (at === 0 ? part : IDENTIFIER.test(part) ? `.${part}` : `[${writeValue(part)}]`))
    .join('');
}

function buildQuery(operation: Operation): string {
  const parameters = writeParameters(operation);
  // An operation that only reads may take a body, and then the body belongs to the parameters.
  const argument = joinFields([...parameters, ...writeBody(operation)]);
  return `import {api} from './client';

export default function App() {
  const {data, error, isPending, isError} = ${writeCallee(operation)}.useQuery(${indent(argument, 1)});

  if (isPending) return <p>Loading…</p>;
  if (isError) return <pre>{error instanceof Error ? error.message : JSON.stringify(error, null, 2)}</pre>;
  return <pre>{JSON.stringify(data, null, 2)}</pre>;
}
`;
}

function buildMutation(operation: Operation): string {
  const fields = [...writeParameters(operation), ...writeBody(operation)];
  return `import {api} from './client';

export default function App() {
  const {mutate, data, error, isPending, isError} = ${writeCallee(operation)}.useMutation();

  return (
    <>
      <button disabled={isPending} onClick={() => mutate(${indent(fields.length === 0 ? '{}' : joinFields(fields), 4)})}>
        ${operation.name}()
      </button>
      {isError && <pre>{error instanceof Error ? error.message : JSON.stringify(error, null, 2)}</pre>}
      <pre>{JSON.stringify(data, null, 2)}</pre>
    </>
  );
}
`;
}

export function writeParameters({parameters}: Operation): string[] {
  return (['path', 'query', 'header'] as const).flatMap((place) => {
    const wanted = parameters.filter((parameter) => parameter.in === place && parameter.isRequired);
    if (wanted.length === 0) return [];
    return [`${place}: ${writeValue(Object.fromEntries(wanted.map(({name, example}) => [name, example])))}`];
  });
}

function writeBody({body, mediaTypes: [mediaType]}: Operation): string[] {
  if (!body) return [];
  // Files have no example that could be written down.
  if (mediaType === 'multipart/form-data') return ['body: new FormData()'];
  if (mediaType === 'application/octet-stream') return ['body: new Blob()'];
  return [`body: ${writeValue(body.example)}`];
}

function joinFields(fields: readonly string[]): string {
  if (fields.length === 0) return '';
  const line = `{${fields.join(', ')}}`;
  return line.length < 60 && !line.includes('\n')
    ? line
    : `{\n${fields.map((field) => `  ${indent(field, 1)},\n`).join('')}}`;
}

/** A value as TypeScript: names without quotes where possible, strings with single quotes. */
export function writeValue(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const fields = Object.entries(value).map(
    ([name, field]) => `${IDENTIFIER.test(name) ? name : writeValue(name)}: ${writeValue(field)}`,
  );
  const line = `{${fields.join(', ')}}`;
  return line.length < 70 ? line : `{\n${fields.map((field) => `  ${indent(field, 1)},\n`).join('')}}`;
}

/** All lines but the first, which continues a line, get deeper. */
const indent = (text: string, depth: number): string => text.replaceAll('\n', `\n${'  '.repeat(depth)}`);
