import {readFileSync} from 'node:fs';

/** The content of a JSON file; undefined when it holds something else, such as the marks of a merge conflict. */
export function readJson(filePath: string): unknown {
  try {
    return JSON.parse(readFileSync(filePath, 'utf8'));
  } catch {
    return undefined;
  }
}
