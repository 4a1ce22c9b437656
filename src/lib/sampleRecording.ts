/** A JSON value in a recording. */
export type JsonValue = string | number | boolean | null | JsonValue[] | {[name: string]: JsonValue};

/** A request that a sample sent while its test ran. */
export interface RecordedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** JSON, plain text, a list of form fields, or null if there is no body. */
  body: JsonValue;
  /** Status of the response. Absent after a network error. */
  status?: number | null;
}

/** What a sample did when it ran. Its test writes this file, and the page shows it. */
export interface SampleRecording {
  requests: RecordedRequest[];
  queryKeys: JsonValue[];
  mutationKeys: JsonValue[];
  /** JSON omits `undefined`, so an absent value was `undefined`. */
  values: {label: string; value?: JsonValue}[];
}

/** Packages of a sample project, with the versions in its lockfile. */
export interface CheckedVersion {
  label: string;
  packages: {name: string; version: string}[];
}
