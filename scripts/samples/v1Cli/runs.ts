/** The release that the 1.x pages document. */
export const V1_RELEASE = '1.14.2';

/** One run of the 1.x CLI in an empty folder. A page that shows the command shows it verbatim. */
export interface V1Run {
  /** Name of its log in `samples/v1/output/cli`, without extension, and of its folder in `generated`. */
  name: string;
  cliArguments: readonly string[];
  /** Path below `samples/` of the document, which the run reads as `openapi.yaml`. */
  document: string;
  /** Passes the document through `prepareDocument()` of the CLI page first, as readers do. */
  prepared?: true;
  exitCode: 0 | 1;
  /** Saves the generated `src/api` in `generated/<name>`, where it is compiled. */
  isClient?: true;
  /** Files of `src/api` to save as text in `output/cli`, for output that does not compile. */
  keep?: readonly string[];
}

const BOOKSHOP = 'openapi/bookshop.yaml';
const CLI_PAGE = 'v1/src/codegen/cli';
const PLUGINS = ['--plugin', 'tanstack-query-react', '--plugin', 'openapi-typescript'];
const USUAL = ['openapi.yaml', ...PLUGINS, '--output-dir', 'src/api'];

function client(name: string, options: readonly string[] = [], document = BOOKSHOP): V1Run {
  return {name, cliArguments: [...USUAL, ...options], document, exitCode: 0, isClient: true};
}

function failing(name: string, cliArguments: readonly string[], document = BOOKSHOP): V1Run {
  return {name, cliArguments, document, exitCode: 1};
}

/** All runs that the 1.x pages show or describe. To show another one, add a run and generate the output again. */
export const V1_RUNS: readonly V1Run[] = [
  // The client of the samples, with the types of error responses.
  {...client('api'), prepared: true},
  // The quick start's client: the same command on the unprepared document.
  client('api-direct'),
  client('api-filtered', ['--filter-services', '/books/**,!/books/*/cover']),
  client('api-renamed', [
    '--operation-name-modifier',
    '/authors/**:^(list|get)Authors?$ ==> $1',
    'post /books:^createBook$ ==> create',
  ]),
  {
    ...client('api-imported'),
    cliArguments: [
      ...['openapi.yaml', '--plugin', 'tanstack-query-react'],
      ...['--openapi-types-import-path', '@bookshop/types', '--output-dir', 'src/api'],
    ],
  },
  {
    ...client('api-predefined', ['--operation-predefined-parameters', 'get /orders/**:header.X-Store-Id']),
    prepared: true,
  },
  client('api-edge-cases', [], `${CLI_PAGE}/edgeCases.yaml`),
  client('api-path-parameters', [], `${CLI_PAGE}/pathParameters.yaml`),
  {...client('api-prepared-paths', [], `${CLI_PAGE}/pathParameters.yaml`), prepared: true},
  {
    ...client('head', [], `${CLI_PAGE}/headMethod.yaml`),
    isClient: undefined,
    keep: ['services/BooksService.ts'],
  },
  {...client('help', ['--help']), cliArguments: [...PLUGINS, '--help'], isClient: undefined},
  {...client('plain-help', ['--help']), cliArguments: ['--help'], isClient: undefined},
  failing('no-types', ['openapi.yaml', '--plugin', 'tanstack-query-react', '--output-dir', 'src/api']),
  failing('no-output-dir', ['openapi.yaml', ...PLUGINS]),
  failing('missing-document', ['bookstore.yaml', ...PLUGINS, '--output-dir', 'src/api']),
  failing('same-operation-id', USUAL, `${CLI_PAGE}/sameOperationId.yaml`),
  failing('types-ending', [...USUAL, '--openapi-types-file-name', 'openapi']),
  failing('types-folder', [...USUAL, '--openapi-types-file-name', 'types/openapi.ts']),
  failing('modifier-conflict', [...USUAL, '--operation-name-modifier', '/authors/**:^(list|get).*$ ==> load']),
  // These exit with 0, but what they write does not compile or is not what the command says.
  {
    ...client('modifier-taken', ['--operation-name-modifier', '/authors:^listAuthors$ ==> getAuthor']),
    isClient: undefined,
    keep: ['services/AuthorsService.ts'],
  },
  {
    ...client('modifier-without-arrow', ['--operation-name-modifier', '/authors:listAuthors']),
    isClient: undefined,
    keep: ['services/AuthorsService.ts'],
  },
  {
    ...client('modifier-without-space', ['--operation-name-modifier', '/authors:listAuthors ==>all']),
    isClient: undefined,
    keep: ['services/AuthorsService.ts'],
  },
  {
    ...client('tags', ['--service-name-base', 'tags', '--array-length'], `${CLI_PAGE}/stockOfShops.yaml`),
    isClient: undefined,
    keep: ['services/CatalogService.ts', 'schema.ts'],
  },
  failing('predefined-reference', [...USUAL, ...['--operation-predefined-parameters', '/orders/**:header.X-Store-Id']]),
  failing(
    'predefined-path-summary',
    [...USUAL, ...['--operation-predefined-parameters', '/orders:header.X-Store-Id']],
    `${CLI_PAGE}/pathSummary.yaml`,
  ),
  {
    ...failing('predefined-missing', [
      ...USUAL,
      ...['--operation-predefined-parameters', '/books/**:header.X-Store-Id'],
    ]),
    prepared: true,
  },
  {
    ...failing('predefined-no-path', [
      ...USUAL,
      ...['--operation-predefined-parameters', '/shops/**:header.X-Store-Id'],
    ]),
    prepared: true,
  },
];
