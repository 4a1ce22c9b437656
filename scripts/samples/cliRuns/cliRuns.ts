/** One run of the CLI in an empty folder. A page quotes its output. */
export interface CliRun {
  /** Name of the log in `samples/v2/output/cli`, without extension. */
  name: string;
  cliArguments: readonly string[];
  /** Files to copy into the folder: path there → source below `samples/`. */
  files: Readonly<Record<string, string>>;
  exitCode: 0 | 1;
  /**
   * TypeScript error codes for output that does not compile although the run succeeds, such as `TS2451`. Without this
   * field, the output must compile.
   */
  compilerErrors?: readonly string[];
  /** Also captures the file tree of the folder `src` that the run writes. */
  tree?: true;
}

const PLUGINS = ['--plugin', 'tanstack-query-react', '--plugin', 'openapi-typescript'];
const CLI_PAGE = 'v2/src/codegen/CLI';
const REDOCLY_PAGE = 'v2/src/codegen/redocly-config';
const GUIDE = 'v2/src/guides/troubleshooting/documents';
const BOOKSHOP = {'openapi.yaml': 'openapi/bookshop.yaml'};

/** A run with both plugins that fails. */
function failing(name: string, cliArguments: readonly string[], document = BOOKSHOP['openapi.yaml']): CliRun {
  return {name, cliArguments: [...PLUGINS, ...cliArguments], files: {'openapi.yaml': document}, exitCode: 1};
}

/** A run with one of the configuration files of the Redocly page. */
function withConfig(folder: string, exitCode: 0 | 1, configPath?: string): CliRun {
  return {
    name: `redocly-${folder}`,
    cliArguments: ['--redocly', ...(configPath === undefined ? [] : [configPath])],
    files: {...BOOKSHOP, [configPath ?? 'redocly.yaml']: `${REDOCLY_PAGE}/${folder}/redocly.yaml`},
    exitCode,
    ...(exitCode === 0 && {tree: true}),
  };
}

/** The compiler errors when a service has two operations with the same name. The page mentions this. */
const TWO_OPERATIONS_WITH_ONE_NAME = ['TS1117', 'TS2300', 'TS2352', 'TS2451', 'TS2717'];

const TO_API = ['openapi.yaml', '--output-dir', 'src/api'];

/**
 * All runs that the CLI pages quote, in addition to the clients in `generated`. To quote another message, add a run.
 */
export const CLI_RUNS: readonly CliRun[] = [
  {name: 'plain-help', cliArguments: ['--help'], files: {}, exitCode: 0},
  {name: 'one-plugin', cliArguments: TO_API, files: BOOKSHOP, exitCode: 1},
  failing('no-output-dir', ['openapi.yaml']),
  failing('missing-document', ['bookstore.yaml', '--output-dir', 'src/api']),
  failing('two-documents', [...TO_API, 'staff.yaml']),
  failing('glob', ['*.yaml', '--output-dir', 'src/api']),
  failing('swagger-2', TO_API, `${CLI_PAGE}/swagger2.yaml`),
  failing('same-operation-id', TO_API, `${CLI_PAGE}/sameOperationId.yaml`),
  failing('short-path', [...TO_API, '--service-name-base', 'endpoint[1]'], `${CLI_PAGE}/shortPath.yaml`),
  failing('flag-with-value', [...TO_API, '--default-non-nullable', 'false']),
  failing('modifier-without-regex', [...TO_API, '--operation-name-modifier', 'post /books ==> create']),
  failing('modifier-unused', [...TO_API, '--operation-name-modifier', 'get /books:^fetch ==> load']),
  failing('modifier-conflict', [...TO_API, '--operation-name-modifier', '/authors/**:^(list|get).*$ ==> load']),
  failing('predefined-missing', [
    ...TO_API,
    ...['--operation-predefined-parameters', 'get /books/{bookId}/**:header.X-Store-Id'],
  ]),
  failing('predefined-crash', [...TO_API, '--operation-predefined-parameters', '/**:header.X-Store-Id']),
  failing(
    'predefined-summary',
    [...TO_API, '--operation-predefined-parameters', '/shelves:header.X-Store-Id'],
    `${CLI_PAGE}/pathSummary.yaml`,
  ),
  failing('predefined-no-path', [...TO_API, '--operation-predefined-parameters', '/shops/**:header.X-Store-Id']),
  failing('predefined-path', [...TO_API, '--operation-predefined-parameters', '/orders/**:path.orderId']),
  failing('predefined-twice', [
    ...TO_API,
    ...['--operation-predefined-parameters', '/orders/**:header.X-Store-Id', '/orders/**:query.locale'],
  ]),
  failing(
    'predefined-types',
    [...TO_API, '--operation-predefined-parameters', '/shelves:header.X-Store-Id'],
    `${CLI_PAGE}/twoTags.yaml`,
  ),
  failing('swallowed-document', ['--output-dir', 'src/api', '--filter-services', '/books/**', 'openapi.yaml']),
  failing('unknown-callback', [...TO_API, '--create-api-client-fn', 'createLeanClient', 'callbacks:useFetch']),
  failing('unknown-service', [...TO_API, '--create-api-client-fn', 'createLeanClient', 'services:books']),
  failing('unknown-option', [...TO_API, '--watch']),
  failing('unknown-extension', [...TO_API, '--explicit-import-extensions', '.mjs']),
  failing('service-base', [...TO_API, '--service-name-base', 'path']),
  failing('service-base-index', [...TO_API, '--service-name-base', 'endpoint[first]']),
  failing('two-services', [...TO_API, '--create-api-client-fn', 'createLeanClient', 'services:all,none']),
  failing('two-file-names', [...TO_API, '--create-api-client-fn', 'createLeanClient', 'filename:lean,client']),
  failing('override-without-path', [...TO_API, '--override-import-type', 'services', 'OperationError:./errors']),
  failing('types-file-ending', [...TO_API, '--openapi-types-file-name', 'schema']),
  failing('types-file-folder', [...TO_API, '--openapi-types-file-name', 'types/schema.ts']),
  failing('types-file-dot', [...TO_API, '--openapi-types-file-name', '.schema.ts']),
  failing('file-as-folder', ['openapi.yaml', '--output-dir', 'openapi.yaml']),
  failing('no-server', ['http://localhost:1/openapi.yaml', '--output-dir', 'src/api']),
  failing('example-number', TO_API, `${GUIDE}/exampleNumber.yaml`),
  failing('missing-reference', TO_API, `${GUIDE}/missingReference.yaml`),
  failing('no-responses', TO_API, `${GUIDE}/noResponses.yaml`),
  failing('not-openapi', TO_API, `${GUIDE}/settings.yaml`),
  failing('wrong-indent', TO_API, `${GUIDE}/wrongIndent.txt`),
  {
    name: 'unknown-plugin',
    cliArguments: ['--plugin', 'react-query', ...TO_API],
    files: BOOKSHOP,
    exitCode: 1,
  },
  {name: 'plugin-is-option', cliArguments: [...TO_API, '--plugin', '--clean'], files: BOOKSHOP, exitCode: 1},
  {name: 'plugin-without-name', cliArguments: [...TO_API, '--plugin'], files: BOOKSHOP, exitCode: 1},
  {
    ...failing('modifier-taken', [...TO_API, '--operation-name-modifier', '/authors:^listAuthors$ ==> getAuthor']),
    exitCode: 0,
    compilerErrors: TWO_OPERATIONS_WITH_ONE_NAME,
  },
  {
    ...failing('same-name', TO_API, `${CLI_PAGE}/sameName.yaml`),
    exitCode: 0,
    compilerErrors: TWO_OPERATIONS_WITH_ONE_NAME,
  },
  {...failing('unused-types', TO_API, `${CLI_PAGE}/noTypes.yaml`), exitCode: 0, compilerErrors: ['TS6196']},
  {
    name: 'plugin-with-equals',
    cliArguments: ['--plugin=tanstack-query-react', '--plugin=openapi-typescript', ...TO_API],
    files: BOOKSHOP,
    exitCode: 1,
  },
  {...failing('filter-braces', [...TO_API, '--filter-services', '/{books,authors}/**']), exitCode: 0, tree: true},
  {...failing('path-parameters', TO_API, `${CLI_PAGE}/pathParameters.yaml`), exitCode: 0},
  {...failing('only-negative-filter', [...TO_API, '--filter-services', '!/books/**']), exitCode: 0, tree: true},
  {...failing('deprecated-flag', [...TO_API, '-rm', '--filter-services', '/status']), exitCode: 0},
  withConfig('one-api', 0),
  withConfig('two-apis', 0),
  {
    ...withConfig('own-clients', 0),
    files: {
      ...BOOKSHOP,
      'redocly.yaml': `${REDOCLY_PAGE}/own-clients/redocly.yaml`,
      'src/errors.ts': `${REDOCLY_PAGE}/own-clients/errors.ts`,
    },
  },
  withConfig('empty-client', 0),
  withConfig('shared-output', 0),
  withConfig('plugin-list', 1),
  withConfig('missing-output', 1),
  withConfig('no-apis', 1),
  withConfig('shared-only', 1),
  withConfig('elsewhere', 1, 'config/redocly.yaml'),
  {name: 'redocly-no-config', cliArguments: ['--redocly'], files: BOOKSHOP, exitCode: 1},
  {
    ...withConfig('one-api', 1),
    name: 'redocly-two-configs',
    files: {
      ...BOOKSHOP,
      'redocly.yaml': `${REDOCLY_PAGE}/one-api/redocly.yaml`,
      '.redocly.yaml': `${REDOCLY_PAGE}/one-api/redocly.yaml`,
    },
  },
  {...withConfig('one-api', 1), name: 'redocly-unknown-api', cliArguments: ['staff', '--redocly']},
  {...withConfig('one-api', 1), name: 'redocly-options-beside', cliArguments: ['--redocly', '--clean']},
  {...withConfig('one-api', 1), name: 'redocly-name-behind', cliArguments: ['--redocly', 'shop']},
  {
    ...withConfig('one-api', 0),
    name: 'redocly-same-operation-id',
    compilerErrors: ['TS2300'],
    files: {
      'openapi.yaml': `${CLI_PAGE}/sameOperationId.yaml`,
      'redocly.yaml': `${REDOCLY_PAGE}/one-api/redocly.yaml`,
    },
  },
  {
    ...withConfig('unique-ids', 1),
    files: {
      'openapi.yaml': `${CLI_PAGE}/sameOperationId.yaml`,
      'redocly.yaml': `${REDOCLY_PAGE}/unique-ids/redocly.yaml`,
    },
  },
  {
    ...withConfig('unique-ids', 1),
    name: 'redocly-ignored-problems',
    files: {
      'openapi.yaml': `${CLI_PAGE}/sameOperationId.yaml`,
      'redocly.yaml': `${REDOCLY_PAGE}/unique-ids/redocly.yaml`,
      '.redocly.lint-ignore.yaml': `${REDOCLY_PAGE}/unique-ids/ignored-problems.yaml`,
    },
  },
  withConfig('lint-warnings', 0),
];

/** An option whose effect on the types of the shelf document is shown on a page. */
export interface TypeOption {
  options: readonly string[];
  compilerErrors?: CliRun['compilerErrors'];
}

/** `erasableSyntaxOnly`, the default in new Vite projects, does not allow enums. The page mentions this. */
const ENUM_IS_NOT_ERASABLE = ['TS1294'];

/** Options of the `openapi-typescript` plugin whose effect on the shelf document is shown on a page. */
export const TYPE_OPTIONS: readonly TypeOption[] = [
  {options: ['--enum'], compilerErrors: ENUM_IS_NOT_ERASABLE},
  {options: ['--enum-values']},
  {options: ['--enum', '--dedupe-enums'], compilerErrors: ENUM_IS_NOT_ERASABLE},
  {options: ['--export-type']},
  {options: ['--immutable']},
  {options: ['--additional-properties']},
  {options: ['--empty-objects-unknown']},
  {options: ['--default-non-nullable']},
  {options: ['--properties-required-by-default']},
  {options: ['--array-length']},
  {options: ['--path-params-as-types']},
  {options: ['--alphabetize']},
  {options: ['--exclude-deprecated']},
  {options: ['--no-blob-from-binary']},
  {options: ['--explicit-component-exports']},
];

/** The document of `TYPE_OPTIONS`, below `samples/`. */
export const SHELF_DOCUMENT = `${CLI_PAGE}/shelf.yaml`;
