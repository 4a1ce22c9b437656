import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vitest/config';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * Resolves an import of a sample to a file, or returns `undefined` when the
 * import is not of the sample project.
 */
export type ResolveImport = (
  source: string,
  importer: string,
) => string | undefined;

/**
 * Resolves `./api` and `./client` in samples, although both are elsewhere.
 *
 * Works like TypeScript's `rootDirs`: a file in the sample's own folder wins,
 * then `generated/`, then `shared/`.
 *
 * @param project Absolute folder of the sample project.
 */
export function createImportResolver(project: string): ResolveImport {
  const rootDirs = readRootDirs(project);
  return (source, importer) => {
    if (!source.startsWith('.')) return undefined;
    const wanted = path.resolve(path.dirname(importer), source);
    const home = rootDirs.find((folder) => isInside(folder, wanted));
    if (!home) return undefined;
    const inside = path.relative(home, wanted);
    const places = [
      wanted,
      path.join(project, 'generated', inside),
      path.join(project, 'shared', inside),
    ];
    for (const place of places) {
      const file = findFile(place);
      if (file) return file;
    }
    return undefined;
  };
}

/** `createImportResolver` as a plugin for the tests of the samples. */
export function resolveLikeReader(project: string): Plugin {
  const resolveImport = createImportResolver(project);
  return {
    name: 'resolve-like-reader',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer === undefined ? null : resolveImport(source, importer),
  };
}

function readRootDirs(project: string): string[] {
  const file = path.join(project, 'tsconfig.rootDirs.json');
  // Written by our own script; see scripts/samples.
  const config = JSON.parse(readFileSync(file, 'utf8')) as {
    compilerOptions: { rootDirs: string[] };
  };
  return config.compilerOptions.rootDirs.map((folder) =>
    path.join(project, folder),
  );
}

function isInside(folder: string, file: string): boolean {
  return file.startsWith(`${folder}${path.sep}`);
}

function findFile(place: string): string | undefined {
  return ENDINGS.map((ending) => `${place}${ending}`).find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}
