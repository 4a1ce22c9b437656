import type {OpenApiDocument, Problem, SourceFile} from './types';

/** Folder of the generated files, as `client.ts` and the samples of the docs import them: `./api`. */
export const CLIENT_FOLDER = 'api/';
/** The file that is rendered. */
export const CODE_PATH = 'App.tsx';
const CLIENT_PATH = 'client.ts';

/** The preferred signature first: all calls, then those that were chosen by `--create-api-client-fn`. */
const FACTORIES = [
  /export function (\w+)\(options: CreateAPIQueryClientOptions\)/,
  /export function (\w+)\(options: CreateAPI\w*ClientOptions/,
];
const ANY_SERVER = 'https://api.example';

/**
 * The generated files with the reader's code, as the editor and the frame see them. They include a `client.ts`, unless the
 * code has its own.
 */
export function assembleProject(
  client: readonly SourceFile[],
  document: OpenApiDocument,
  code: readonly SourceFile[],
): SourceFile[] {
  const files = new Map([[CLIENT_PATH, buildClientFile(client, document)]]);
  for (const {path, text} of code) files.set(path, text);
  return [
    ...client.map(({path, text}) => ({path: CLIENT_FOLDER + path, text})),
    ...[...files].map(([path, text]) => ({path, text})),
  ];
}

/** `client.ts`, which creates the client as the quick start does. */
export function buildClientFile(client: readonly SourceFile[], document: OpenApiDocument): string {
  const factory = findFactory(client);
  return `import {requestFn} from '@openapi-qraft/react';
import {QueryClient} from '@tanstack/react-query';
import {${factory.name}} from './${CLIENT_FOLDER}${factory.module}';

export const queryClient = new QueryClient();

export const api = ${factory.name}({
  requestFn,
  queryClient,
  baseUrl: '${findServer(document)}',
});
`;
}

/** Paths in the project of generated files that do not compile, because of the name of an operation. */
export function listBrokenFiles(client: readonly SourceFile[], notices: readonly Problem[]): string[] {
  const declarations = notices.flatMap(({operation}) => (operation === undefined ? [] : [`const ${operation} = {`]));
  return client
    .filter(({text}) => declarations.some((declaration) => text.includes(declaration)))
    .map(({path}) => CLIENT_FOLDER + path);
}

/** The generated function that creates the client. Options of the generator change its name and its file. */
function findFactory(client: readonly SourceFile[]): {name: string; module: string} {
  for (const signature of FACTORIES) {
    for (const {path, text} of client) {
      const name = signature.exec(text)?.[1];
      if (name !== undefined) return {name, module: path.replace(/\.ts$/, '')};
    }
  }
  return {name: 'createAPIClient', module: 'create-api-client'};
}

/** The first server with a complete URL. Variables of the URL take their default values. */
function findServer({servers}: OpenApiDocument): string {
  const list: unknown[] = Array.isArray(servers) ? servers : [];
  for (const server of list) {
    const {url, variables} = (server ?? {}) as {url?: unknown; variables?: Record<string, {default?: unknown}>};
    const address = String(url).replace(/\{([^}]+)\}/g, (_, name: string) =>
      String(variables?.[name]?.default ?? name),
    );
    if (URL.canParse(address)) return address.replace(/\/$/, '').replaceAll("'", '%27');
    if (address.startsWith('/')) return ANY_SERVER + address.replace(/\/$/, '').replaceAll("'", '%27');
  }
  return ANY_SERVER;
}
