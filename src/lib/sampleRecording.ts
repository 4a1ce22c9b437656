/** A JSON value as recordings keep it. */
export type JsonValue = string | number | boolean | null | JsonValue[] | {[name: string]: JsonValue};

/** One request that a sample sent while its test ran. */
export interface RecordedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** JSON, plain text, the list of form fields, or null without a body. */
  body: JsonValue;
  /** Status of the response, absent when the network failed. */
  status?: number | null;
}

/** What running a sample showed: written by its test, read by the page. */
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
