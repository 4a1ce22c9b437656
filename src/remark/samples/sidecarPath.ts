import path from 'node:path';

/** `BookPage.tsx` → `BookPage.errors.json`: the compiler's messages for a sample. */
export function errorsPathOf(samplePath: string): string {
  return `${withoutExtension(samplePath)}.errors.json`;
}

/** `BookPage.tsx` → `BookPage.recording.json`, or `BookPage.<name>.recording.json` for a named recording. */
export function recordingPathOf(samplePath: string, name?: string): string {
  return `${withoutExtension(samplePath)}${name === undefined ? '' : `.${name}`}.recording.json`;
}

/** `BookPage.tsx` → `BookPage.live.tsx`: what the page runs. */
export function livePathOf(samplePath: string): string {
  return `${withoutExtension(samplePath)}.live.tsx`;
}

/** The path without its last extension: `eslint.config.js` → `eslint.config`. */
export function withoutExtension(filePath: string): string {
  return filePath.slice(0, filePath.length - path.extname(filePath).length);
}
