/** The compared tools, in the order of the tables. `npm run bench:tools` uses the same ids. */
export const TOOLS = [
  {id: 'qraft', label: 'OpenAPI Qraft', packages: ['@openapi-qraft/cli', '@openapi-qraft/react']},
  {id: 'qraft-lean', label: 'OpenAPI Qraft, lean client', packages: []},
  {id: 'orval', label: 'orval', packages: ['orval']},
  {
    id: 'openapi-react-query',
    label: 'openapi-react-query',
    packages: ['openapi-react-query', 'openapi-fetch', 'openapi-typescript'],
  },
  {id: 'hey-api', label: 'Hey API', packages: ['@hey-api/openapi-ts']},
  {id: 'kubb', label: 'Kubb', packages: ['@kubb/cli', '@kubb/plugin-react-query']},
  {id: 'rtk-query', label: 'RTK Query', packages: ['@rtk-query/codegen-openapi', '@reduxjs/toolkit']},
] as const;

export type Part = 'generation' | 'types' | 'bundles' | 'editor';
export type Figure = number | boolean | string;

/** What `npm run bench:tools` measured about one document. */
export interface DocumentResults {
  label: string;
  operations: number;
  /** How often each part was run. */
  rounds: Partial<Record<Part, number>>;
  generation: Record<string, Record<string, Figure>>;
  types: Record<string, Record<string, Figure>>;
  bundles: Record<string, Record<string, Figure>>;
  editor: Record<string, Record<string, Figure>>;
}

/** The file that `npm run bench:tools` writes. */
export interface Results {
  date: string;
  node: string;
  cores: number;
  /** Hash of the code that was checked. */
  files: string;
  versions: Record<string, string>;
  documents: Record<'bookshop' | 'github', DocumentResults>;
  /** By feature and tool. */
  features: Record<string, Record<string, boolean>>;
}
