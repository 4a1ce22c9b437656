import type {EmittedModule, SourceFile} from '../shared/types';

/** Where a problem is: offsets in the text. */
export interface Diagnostic {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  /** Both start at 1. */
  readonly line: number;
  readonly column: number;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  /** TypeScript's number of the message. */
  readonly code: number;
}

export interface Completion {
  readonly label: string;
  /** Kind of symbol, as TypeScript names it: `property`, `method`, `const`. */
  readonly kind: string;
  /** TypeScript's order. */
  readonly sortText: string;
}

export interface Completions {
  /** Offset at which the completed word starts. */
  readonly from: number;
  readonly items: readonly Completion[];
}

/** What is known about a symbol: its declaration, and its comment. */
export interface SymbolInfo {
  readonly from: number;
  readonly to: number;
  readonly signature: string;
  readonly documentation: string;
}

/** What the language worker does. Paths are relative: `App.tsx`, `api/index.ts`. */
export interface LanguageService {
  /** Replaces all files. */
  open(files: readonly SourceFile[]): void;
  update(path: string, text: string): void;
  complete(path: string, position: number): Completions | undefined;
  describeCompletion(path: string, position: number, label: string): SymbolInfo | undefined;
  describe(path: string, position: number): SymbolInfo | undefined;
  /** Errors of one file. */
  diagnose(path: string): readonly Diagnostic[];
  /** Errors of all files whose path starts with `prefix`, such as `api/`. */
  diagnoseAll(prefix: string): readonly Diagnostic[];
  /** A file and everything that it imports at run time. */
  emit(path: string): readonly EmittedModule[];
}
