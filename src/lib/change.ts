/** What a page shows under "Changed since 1.x"; made by src/plugins/version-diff, read by src/components/ChangedSince. */

export type DiffSign = ' ' | '-' | '+';

/** A line of the older code (`-`), of the newer one (`+`), or of both. */
export interface DiffLine {
  readonly sign: DiffSign;
  readonly text: string;
}

/** A signature or a sample that is not what it was in the version before. */
export interface Change {
  readonly title: string;
  readonly lines: readonly DiffLine[];
}
