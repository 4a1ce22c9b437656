/** Messages between the page and the search worker. */

/** Tells the worker to load index files, or to respond to a search request. */
export interface WorkerRequest {
  readonly id: number;
  /** Absolute addresses of the index files to search. */
  readonly files: readonly string[];
  /** Loads the index files, with their texts or without. Responds with nothing. */
  readonly load?: 'index' | 'all';
  /** Parsed body of the search request. */
  readonly body?: unknown;
}

export type WorkerReply =
  | {readonly id: number; readonly kind: 'response'; readonly content: string}
  /** The request breaks the protocol; the client turns it into an ApiError. */
  | {readonly id: number; readonly kind: 'malformed'; readonly message: string}
  /** The index could not be loaded or searched; the client turns it into a RetryError. */
  | {readonly id: number; readonly kind: 'failure'; readonly message: string};

/** All that the search needs is loaded, and the search starts. A reply follows. */
export interface WorkerStart {
  readonly id: number;
  readonly kind: 'started';
}
