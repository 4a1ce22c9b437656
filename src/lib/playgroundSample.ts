/** A sample of the docs as the playground opens it. */
export interface PlaygroundSample {
  /** Files by path. `App.tsx` renders the sample. */
  readonly files: Readonly<Record<string, string>>;
  /** The file that the page shows: the editor opens it first. */
  readonly open: string;
  /** Options of the generator, if the sample needs other ones than the defaults. */
  readonly options?: Readonly<Record<string, boolean | readonly string[]>>;
}

/** Fragment of the playground's address that opens a sample, such as `#sample=hooks/useQuery/AuthorCard.tsx`. */
export const SAMPLE_FRAGMENT = '#sample=';

/** Fragment that opens a call with the document that the browser keeps, such as `#call=useQuery`. */
export const CALL_FRAGMENT = '#call=';

/** Key of the local storage under which the playground notes the name of the reader's own document while it keeps one. */
export const KEPT_DOCUMENT_KEY = 'playground.document';
