import ts from 'typescript';

const NOTHING = '() => undefined';

/** Values of parameters and properties by name, as the API of the samples has them. Each is TypeScript. */
const VALUES: Readonly<Record<string, string>> = {
  authorId: "'calvino'",
  bookId: '7',
  bookIds: '[7, 3]',
  genre: "'fiction'",
  idempotencyKey: "'order-1'",
  ids: '[7, 3]',
  inStock: 'true',
  items: '[]',
  minRating: '1',
  onCheckout: NOTHING,
  onDone: NOTHING,
  onSignedOut: NOTHING,
  orderId: "'order-1'",
  password: "'secret'",
  price: '1390',
  reviewId: "'review-1'",
  search: "'calvino'",
  shownPrice: '1390',
  startPage: '1',
  storeId: "'lisbon'",
  tag: "['new']",
  text: "'space'",
  texts: "['space', 'time']",
  title: "'The Left Hand of Darkness'",
  username: "'ada'",
  year: '2025',
};

/**
 * `App.tsx` for a sample: renders its components, or shows what its hook or function returns, or its keys.
 *
 * @returns undefined when the sample has nothing to call, or needs a value that is not known
 */
export function buildApp(source: ts.SourceFile): string | undefined {
  const module = `./${source.fileName.replace(/^.*\//, '').replace(/\.tsx?$/, '')}`;
  const functions = source.statements.filter(ts.isFunctionDeclaration).filter(isExported);
  const components = functions.filter(({name}) => /^[A-Z]/.test(name?.text ?? ''));
  if (components.length > 0) return renderComponents(module, components, source);
  const [first] = functions;
  if (first) return isRequestFunction(first, source) ? sendWith(module, first) : showCall(module, first, source);
  return showKeys(module, source) ?? sendThrough(module, source);
}

const isExported = (node: ts.Declaration): boolean =>
  (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export) !== 0;

const isDefault = (node: ts.Declaration): boolean =>
  (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Default) !== 0;

function renderComponents(
  module: string,
  components: readonly ts.FunctionDeclaration[],
  source: ts.SourceFile,
): string | undefined {
  const elements: string[] = [];
  const names: string[] = [];
  let main: string | undefined;
  for (const component of components) {
    const {name, parameters} = component;
    const properties = parameters[0] ? listProperties(parameters[0], source) : [];
    const values = properties?.map((property) => [property, VALUES[property]] as const);
    if (!name || !values || values.some(([, value]) => value === undefined)) continue;
    if (isDefault(component)) main = name.text;
    else names.push(name.text);
    elements.push(`<${name.text}${values.map(([property, value = '']) => ` ${property}=${quote(value)}`).join('')} />`);
  }
  if (elements.length === 0) return undefined;
  const body = elements.length === 1 ? elements[0] : `(\n  <>\n    ${elements.join('\n    ')}\n  </>\n)`;
  const imported = [main, names.length > 0 && `{ ${names.join(', ')} }`].filter(Boolean).join(', ');
  return `import ${imported} from '${module}';\n\nexport default () => ${body};\n`;
}

/** A value as an attribute of JSX. */
const quote = (value: string): string => (value.startsWith("'") ? value.replaceAll("'", '"') : `{${value}}`);

function showCall(
  module: string,
  {name, parameters}: ts.FunctionDeclaration,
  source: ts.SourceFile,
): string | undefined {
  const required = parameters.filter(({questionToken, initializer}) => !questionToken && !initializer);
  const values = required.map((parameter) => findArgument(parameter, source));
  if (!name || values.some((value) => value === undefined)) return undefined;
  const call = `${name.text}(${values.join(', ')})`;
  if (USES_CACHE.test(source.fileName)) return showCallAfterLoading(module, name.text, call, source.text);
  const imported = `import { ${name.text} } from '${module}';\n\n`;
  if (!/^use[A-Z]/.test(name.text)) return `${imported}export const result = ${call};\n`;
  return `${imported}export default function App() {
  const result = ${call};
  return <pre>{JSON.stringify(result, null, 2)}</pre>;
}
`;
}

/** Whether a function is a request function of the client. */
const isRequestFunction = ({parameters}: ts.FunctionDeclaration, source: ts.SourceFile): boolean =>
  parameters[0]?.type?.getText(source) === 'OperationSchema';

const CALL = 'books.getBook({ parameters: { path: { bookId: 7 } } })';

/** Sends a request with a request function. */
const sendWith = (module: string, {name}: ts.FunctionDeclaration): string | undefined =>
  name &&
  `import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';
import { ${name.text} } from '${module}';

const api = createAPIClient({
  requestFn: ${name.text},
  queryClient: new QueryClient(),
  baseUrl: 'https://bookshop.example/v1',
});

export const result = api.${CALL};
`;

/** Sends a request through the client that a file creates. */
function sendThrough(module: string, source: ts.SourceFile): string | undefined {
  const name = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => [...declarationList.declarations])
    .find(
      (declaration) =>
        isExported(declaration) && /^create\w*Client\(/.test(declaration.initializer?.getText(source) ?? ''),
    )
    ?.name.getText(source);
  if (name === undefined) return undefined;
  return `import { ${name} } from '${module}';\n\nexport const result = ${name}.${CALL};\n`;
}

/** Pages of methods that work with what the cache has. */
const USES_CACHE = /\/query-client\/(cancel|get|invalidate|is|refetch|remove|reset|set)\w+\/[^/]+$/;
/** Hooks that fill the cache for these methods, by operation. */
const LOADS: Readonly<Record<string, string>> = {
  getBook: 'api.books.getBook.useQuery({ path: { bookId: 7 } });',
  listBooks: 'api.books.listBooks.useQuery();',
  listReviews: 'api.books.listReviews.useQuery({ path: { bookId: 7 } });',
  getProfile: 'api.members.getProfile.useQuery();',
};
const LOAD_PAGES = `api.books.listReviews.useInfiniteQuery(
    { path: { bookId: 7 } },
    { initialPageParam: {}, getNextPageParam: () => undefined },
  );`;

/** Loads what the function works with, and calls it on a click. */
function showCallAfterLoading(module: string, name: string, call: string, text: string): string {
  const loads = Object.entries(LOADS)
    .filter(([operation]) => text.includes(operation))
    .map(([operation, load]) => (operation === 'listReviews' && text.includes('Infinite') ? LOAD_PAGES : load));
  return `import { useState } from 'react';
import { api } from './client';
import { ${name} } from '${module}';

export default function App() {
  // Fills the cache.
  ${(loads.length > 0 ? loads : [LOADS.getBook]).join('\n  ')}
  const [result, setResult] = useState('');

  async function call() {
    setResult(JSON.stringify(await ${call}, null, 2) ?? 'undefined');
  }

  return (
    <>
      <button onClick={() => void call()}>${name}()</button>
      <pre>{result}</pre>
    </>
  );
}
`;
}

function findArgument(parameter: ts.ParameterDeclaration, source: ts.SourceFile): string | undefined {
  if (ts.isIdentifier(parameter.name) && VALUES[parameter.name.text] !== undefined) return VALUES[parameter.name.text];
  const properties = listProperties(parameter, source);
  if (!properties || properties.some((property) => VALUES[property] === undefined)) return undefined;
  return `{ ${properties.map((property) => `${property}: ${VALUES[property]}`).join(', ')} }`;
}

/** Names of the properties that an object parameter must have: from its type, in place or in the same file. */
function listProperties({type}: ts.ParameterDeclaration, source: ts.SourceFile): string[] | undefined {
  const members = type && findMembers(type, source);
  // Methods would need an implementation.
  if (!members?.every(ts.isPropertySignature)) return undefined;
  return members
    .filter(({name, questionToken}) => !questionToken || (ts.isIdentifier(name) && VALUES[name.text] !== undefined))
    .map(({name}) => name.getText(source));
}

function findMembers(type: ts.TypeNode, source: ts.SourceFile): readonly ts.TypeElement[] | undefined {
  if (ts.isTypeLiteralNode(type)) return type.members;
  if (!ts.isTypeReferenceNode(type)) return undefined;
  const name = type.typeName.getText(source);
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === name) return statement.members;
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name)
      return findMembers(statement.type, source);
  }
  return undefined;
}

/** A file of keys is shown as their values. */
function showKeys(module: string, source: ts.SourceFile): string | undefined {
  const names: string[] = [];
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      if (!isExported(declaration) || !ts.isIdentifier(declaration.name)) continue;
      if (!/\bget\w*Key\(/.test(declaration.initializer?.getText(source) ?? '')) return undefined;
      names.push(declaration.name.text);
    }
  }
  if (names.length === 0) return undefined;
  const result = names.length === 1 ? names[0] : `{ ${names.join(', ')} }`;
  return `import { ${names.join(', ')} } from '${module}';\n\nexport const result = ${result};\n`;
}
