/**
 * The tools that are compared, in the order of the page. `command` generates from the document in the environment
 * variable DOCUMENT into the folder OUTPUT; see generate.mjs.
 *
 * @typedef {object} Tool
 * @property {string} id Folder in generated/, calls/, coming-from/, and features/.
 * @property {string} label
 * @property {string[]} packages What a reader installs, without React. Their versions are on the page.
 * @property {string} [variantOf] Another way to use the client that this tool generates.
 * @property {(document: string, output: string) => string[]} [command]
 */

/** @type {Tool[]} */
export const TOOLS = [
  {
    id: 'qraft',
    label: 'OpenAPI Qraft',
    packages: ['@openapi-qraft/cli', '@openapi-qraft/react', '@tanstack/react-query'],
    command: (document, output) => [
      'openapi-qraft',
      ...['--plugin', 'tanstack-query-react', '--plugin', 'openapi-typescript', document, '--output-dir', output],
      ...['--create-api-client-fn', 'createAPIClient'],
      ...['--create-api-client-fn', 'createLeanClient', 'services:none', 'callbacks:useQuery,useMutation'],
    ],
  },
  {id: 'qraft-lean', label: 'OpenAPI Qraft, lean client', packages: [], variantOf: 'qraft'},
  {
    id: 'orval',
    label: 'orval',
    packages: ['orval', '@tanstack/react-query'],
    command: () => ['orval', '--config', 'configs/orval.config.mjs'],
  },
  {
    id: 'openapi-react-query',
    label: 'openapi-react-query',
    packages: ['openapi-typescript', 'openapi-fetch', 'openapi-react-query', '@tanstack/react-query'],
    command: (document, output) => ['openapi-typescript', document, '--output', `${output}/schema.d.ts`],
  },
  {
    id: 'hey-api',
    label: 'Hey API',
    packages: ['@hey-api/openapi-ts', '@tanstack/react-query'],
    command: () => ['openapi-ts', '--file', 'configs/hey-api.config.mjs', '--no-log-file'],
  },
  {
    id: 'kubb',
    label: 'Kubb',
    packages: ['@kubb/cli', '@kubb/plugin-ts', '@kubb/plugin-react-query', '@tanstack/react-query'],
    command: () => ['kubb', 'generate', '--config', 'configs/kubb.config.mjs'],
  },
  {
    id: 'rtk-query',
    label: 'RTK Query',
    packages: ['@rtk-query/codegen-openapi', '@reduxjs/toolkit', 'react-redux'],
    command: () => ['rtk-query-codegen-openapi', 'configs/rtk-query.config.mjs'],
  },
];

/** The tools that generate a client of their own. */
export const GENERATORS = TOOLS.filter((tool) => tool.command);
