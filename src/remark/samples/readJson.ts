import {readFileSync} from 'node:fs';

/** Parses a JSON file. Returns undefined for invalid JSON, such as a file with merge conflict markers. */
export function readJson(filePath: string): unknown {
  try {
    return JSON.parse(readFileSync(filePath, 'utf8'));
  } catch {
    return undefined;
  }
}
