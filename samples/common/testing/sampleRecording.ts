/** What the page shows under a sample; see samples/README.md. */
export interface SampleRecording {
  requests: RecordedRequest[];
  queryKeys: unknown[];
  mutationKeys: unknown[];
  values: RecordedValue[];
}

export interface RecordedRequest {
  method: string;
  url: string;
  /** Lowercase names, in alphabetical order. */
  headers: Record<string, string>;
  /** Parsed JSON, text, or form fields. */
  body: unknown;
  /** Is null when there was no response. */
  status: number | null;
}

export interface RecordedValue {
  label: string;
  /** Is missing when the value is `undefined`. */
  value?: unknown;
}

/** Serializes a recording. */
export function formatRecording(recording: SampleRecording): string {
  return `${JSON.stringify(recording, describeInstance, 2)}\n`;
}

/** Copies a value, because the original may change later. */
export function copyValue(value: unknown): unknown {
  if (value === undefined) return undefined;
  return JSON.parse(JSON.stringify(value, describeInstance)) as unknown;
}

// JSON would turn these into `{}`.
function describeInstance(_key: string, value: unknown): unknown {
  if (value instanceof Error) {
    return { name: value.name, message: value.message };
  }
  if (value instanceof Blob) return { type: value.type, size: value.size };
  if (value instanceof Response) return { status: value.status };
  return value;
}
