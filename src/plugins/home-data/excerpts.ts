import type {Cut} from './cutFragment';

/** A file of the samples of which the home page shows a part. */
export interface ExcerptSource {
  /** Path below `samples/`. */
  readonly file: string;
  /** What the page prints above it: the path as a reader has it in their project. */
  readonly title: string;
  readonly language: 'yaml' | 'bash' | 'typescript' | 'tsx';
  /** The whole file when absent. */
  readonly cut?: Cut;
}

/** From the document, through what CLI 2.14.1 writes, to the call: one operation all along. */
export const EXCERPT_SOURCES = {
  path: {
    file: 'openapi/bookshop.yaml',
    title: 'bookshop.yaml',
    language: 'yaml',
    cut: {first: '  /authors/{authorId}:', last: '', lastIncluded: false},
  },
  schema: {
    file: 'openapi/bookshop.yaml',
    title: 'bookshop.yaml, components.schemas',
    language: 'yaml',
    cut: {first: '    Author:', last: '    OrderStatus:', lastIncluded: false},
  },
  command: {file: 'v2/src/start/home/generate.sh', title: 'Terminal', language: 'bash'},
  types: {
    file: 'v2/generated/api/schema.ts',
    title: 'api/schema.ts',
    language: 'typescript',
    cut: {first: '        Author: {', last: '        };'},
  },
  operation: {
    file: 'v2/generated/api/services/AuthorsService.ts',
    title: 'api/services/AuthorsService.ts',
    language: 'typescript',
    cut: {first: 'export const getAuthor = {', last: '};'},
  },
  call: {file: 'v2/src/start/home/AuthorName.tsx', title: 'AuthorName.tsx', language: 'tsx'},
} satisfies Record<string, ExcerptSource>;

/** A wrong call with the compiler's answer; `sample` is named as in the fences of the pages. */
export const MISTAKE = {
  sample: 'start/home/numberAsId.ts',
  region: 'call',
  title: 'A number where the document says string',
  language: 'typescript',
} as const;

/** Names in the call whose types the page shows; `npm run home:types` asks the compiler for them. */
export const HOVERED_NAMES = ['data', 'error'];
export const HOVERS_FILE = 'v2/src/start/home/AuthorName.hovers.json';
export const SAMPLES_PROJECT = 'v2/tsconfig.json';
