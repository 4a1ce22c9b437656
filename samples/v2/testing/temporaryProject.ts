import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll } from 'vitest';

/** The folder of this sample project. */
export const PROJECT = path.join(import.meta.dirname, '..');
/** Its installed packages. */
export const INSTALLED = path.join(PROJECT, 'node_modules');

/** Compiler settings of a new project with a bundler. */
export const BUNDLER_SETTINGS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  types: [],
};

/** Creates a folder outside of the project, and removes it after the tests of the file. */
export function makeTemporaryFolder(name: string): string {
  // The compiler resolves links, and the folder for temporary files is one on macOS.
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), `${name}-`));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Links installed packages, or scopes such as `@tanstack`, into a folder's `node_modules`. */
export function linkPackages(
  folder: string,
  names: readonly string[],
): void {
  for (const name of names) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(INSTALLED, name), link);
  }
}
