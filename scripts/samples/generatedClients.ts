/** A folder in `samples/v2/generated` and the CLI options that generate it. */
export interface GeneratedClient {
  folder: string;
  /** Arguments after the plugins, the document and the output folder. */
  options: readonly string[];
}

/** The clients that `npm run samples:generate` generates for 2.x. To show another option on a page, add an entry. */
export const GENERATED_CLIENTS: readonly GeneratedClient[] = [
  {folder: 'api', options: []},
  {folder: 'api-queryable', options: ['--queryable-write-operations', '--filter-services', '/books/**']},
  {
    folder: 'api-predefined',
    options: ['--operation-predefined-parameters', '/orders/**:header.X-Store-Id'],
  },
  {
    folder: 'api-clients',
    options: [
      ...['--filter-services', '/books/**,/authors/**'],
      ...['--create-api-client-fn', 'createAPIClient', 'filename:create-api-client'],
      ...['--create-api-client-fn', 'createLeanClient', 'filename:create-lean-client'],
      'callbacks:operationInvokeFn,useQuery,useMutation',
      ...['--create-api-client-fn', 'createBareClient', 'filename:create-bare-client', 'callbacks:none'],
      ...['--create-api-client-fn', 'createServiceClient', 'filename:create-service-client', 'services:none'],
      ...['--create-api-client-fn', 'createLeanServiceClient', 'filename:create-lean-service-client'],
      ...['services:none', 'callbacks:operationInvokeFn,useQuery,useMutation'],
      ...['--create-api-client-fn', 'createBareServiceClient', 'filename:create-bare-service-client'],
      ...['services:none', 'callbacks:none'],
    ],
  },
  // The CLI page shows these: one option each, on few paths.
  {
    folder: 'api-tags',
    options: [
      '--service-name-base',
      'tags',
      '--filter-services',
      '/authors,/books/*/reviews,/books/*/stock,/members/**,/status',
    ],
  },
  {
    folder: 'api-endpoint',
    options: ['--service-name-base', 'endpoint[1]', '--filter-services', '/authors,/books/*/stock,/members/**,/status'],
  },
  {
    folder: 'api-renamed',
    options: [
      ...['--filter-services', '/authors/**', '--postfix-services', 'Api'],
      ...['--operation-name-modifier', '/authors/**:^(list|get)Authors?$ ==> $1'],
    ],
  },
  {
    folder: 'api-node',
    options: ['--filter-services', '/status', '--explicit-import-extensions', '--file-header', '/* eslint-disable */'],
  },
];
