import { fileURLToPath } from 'node:url';

const written = new Set<string>();

/**
 * Path of the recording for a test file: `BookPage.test.tsx` has
 * `BookPage.recording.json` and, with a name, `BookPage.<name>.recording.json`.
 *
 * @param testUrl The `import.meta.url` of the test file.
 */
export function recordingPath(testUrl: string, name?: string): string {
  const file = fileURLToPath(testUrl);
  const base = file.replace(/\.test\.tsx?$/, '');
  if (base === file) {
    throw new Error(
      `${file} is not a test file: give recordSample the import.meta.url of a *.test.ts or *.test.tsx file.`,
    );
  }
  return `${base}${name ? `.${name}` : ''}.recording.json`;
}

/** Throws when two tests of a file write the same recording. */
export function claimRecording(path: string): void {
  if (written.has(path)) {
    throw new Error(
      `Two tests write ${path}. Give one of them a name as third argument of recordSample.`,
    );
  }
  written.add(path);
}
