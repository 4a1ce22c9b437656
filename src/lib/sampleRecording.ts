/** A JSON value in a recording. */
export type JsonValue = string | number | boolean | null | JsonValue[] | {[name: string]: JsonValue};

/** One request that a sample sent while its test ran. */
export interface RecordedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** JSON, plain text, the list of form fields, or null without a body. */
  body: JsonValue;
  /** Status of the response, absent after a network error. */
  status?: number | null;
}

/** The recording of a sample: written by its test, shown by the page. */
export interface SampleRecording {
  requests: RecordedRequest[];
  queryKeys: JsonValue[];
  mutationKeys: JsonValue[];
  /** JSON leaves `undefined` out, so a value that is absent was `undefined`. */
  values: {label: string; value?: JsonValue}[];
}

/** Packages of one sample project with the versions its lockfile resolved. */
export interface CheckedVersion {
  label: string;
  packages: {name: string; version: string}[];
}
