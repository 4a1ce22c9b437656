import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** Writes files to a temporary site folder that is removed after the test. Values other than strings become JSON. */
export function makeSite(files: Record<string, unknown>): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'samples-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  for (const [name, content] of Object.entries(files)) {
    const filePath = path.join(siteDir, name);
    mkdirSync(path.dirname(filePath), {recursive: true});
    writeFileSync(filePath, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return siteDir;
}

export const EMPTY_RECORDING = {requests: [], queryKeys: [], mutationKeys: [], values: []};

/** A lockfile that resolves the packages of both versions. */
export const LOCKFILE = {
  packages: {
    'node_modules/@openapi-qraft/react': {version: '2.14.1'},
    'node_modules/@openapi-qraft/cli': {version: '2.14.1'},
    'node_modules/@tanstack/react-query': {version: '5.108.0'},
    'node_modules/react': {version: '19.3.1'},
  },
};
