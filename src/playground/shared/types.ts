/** A text file. Paths are relative, with forward slashes: `services/BooksService.ts`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Options of the generator by their name in `redocly.yaml`: `{'postfix-services': 'Api', enum: true}`. */
export type GeneratorOptions = Readonly<Record<string, boolean | string | readonly string[]>>;

export interface GenerateInput {
  /** The document, and the files that it refers to. */
  readonly files: readonly SourceFile[];
  /** Path of the document in `files`. */
  readonly entry: string;
  readonly options: GeneratorOptions;
}

export interface GenerateResult {
  /** What the generator wrote, sorted by path. The same bytes that the CLI writes. */
  readonly files: readonly SourceFile[];
  /** What the CLI prints. */
  readonly log: string;
  /** The parsed document, with external files included. Local `$ref`s are kept. */
  readonly document: OpenApiDocument;
  readonly operations: readonly Operation[];
  /** What does not stop the generator, but breaks or surprises later. */
  readonly notices: readonly Problem[];
}

/** A parsed OpenAPI document. What is inside is the reader's, so nothing of it is taken for granted. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
export type Method = (typeof METHODS)[number];

/** An operation of the generated client. */
export interface Operation {
  /** Property of the client: `books`. */
  readonly service: string;
  /** Property of the service: `listBooks`. */
  readonly name: string;
  readonly operationId?: string;
  readonly method: Method;
  /** Path template: `/books/{bookId}`. */
  readonly path: string;
  readonly kind: 'query' | 'mutation';
  /** Names of the methods that the generated types have: `useQuery`, `getQueryKey`. */
  readonly calls: readonly string[];
  readonly summary?: string;
  readonly isDeprecated: boolean;
  /** Media types of the request body, as the generated schema lists them. */
  readonly mediaTypes: readonly string[];
  readonly parameters: readonly OperationParameter[];
  /** Absent if the operation takes no body. */
  readonly body?: {readonly isRequired: boolean; readonly example: unknown};
}

export interface OperationParameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly isRequired: boolean;
  /** JSON Schema type, such as `integer`. */
  readonly type: string;
  /** A value that the schema allows: its example, default, or first enum value if it has one. */
  readonly example: unknown;
  readonly description?: string;
}

/** Something that the reader can mend, in words for the reader. */
export interface Problem {
  readonly message: string;
  /** File that has the problem, if it is known. */
  readonly path?: string;
  /** Both start at 1. */
  readonly line?: number;
  readonly column?: number;
  /** Characters that have the problem. Without it, the rest of the line has. */
  readonly length?: number;
  /** Files that the document refers to and that the reader has not added. */
  readonly missingFiles?: readonly string[];
  /** What the generator printed. */
  readonly log?: string;
  /** Name of an operation that keeps the generated file from compiling. */
  readonly operation?: string;
}

/** Everything that a reader has entered: what is shared, and kept in the browser. */
export interface PlaygroundState {
  readonly files: readonly SourceFile[];
  readonly entry: string;
  readonly options: GeneratorOptions;
  /** What `App.tsx` contains, once the reader has written a call. */
  readonly code?: string;
  /** Files beside `App.tsx`: the modules of a sample. */
  readonly modules?: readonly SourceFile[];
}

/** Properties of `ui/CodeEditor`, which both the document and the call use. */
export interface CodeEditorProps {
  /** Accessible name: "OpenAPI document", "Code". */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly language: 'typescript' | 'yaml' | 'json';
  readonly problems?: readonly Problem[];
}

/** Properties of `ui/run`: the editor of the call, and everything below it. */
export interface RunPaneProps {
  readonly client: readonly SourceFile[];
  /** What the generator noticed. */
  readonly notices: readonly Problem[];
  readonly document: OpenApiDocument;
  readonly operations: readonly Operation[];
  /** The reader's files: `App.tsx`, and the modules beside it. */
  readonly code: readonly SourceFile[];
  /** Path of the file in the editor. */
  readonly opened: string;
  readonly onOpen: (path: string) => void;
  readonly onCodeChange: (path: string, text: string) => void;
  /** Runs the code as soon as it can. */
  readonly isAutomatic: boolean;
}

/** A request of the reader's code, as the mock sees it. */
export interface MockRequest {
  readonly method: string;
  readonly url: string;
  /** Respond with an error of the document. */
  readonly fail?: boolean;
}

export interface MockReply {
  readonly status: number;
  /** Names are lowercase. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Why the document has no response for the request. */
  readonly problem?: string;
}

/** A module that is ready to run, in CommonJS form. */
export interface EmittedModule {
  readonly path: string;
  readonly js: string;
}
