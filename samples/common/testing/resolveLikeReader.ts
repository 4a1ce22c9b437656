import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vitest/config';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * Resolves `./api` and `./client` in samples, although both are elsewhere.
 *
 * Works like TypeScript's `rootDirs`: a file in the sample's own folder wins,
 * then `generated/`, then `shared/`.
 *
 * @param project Absolute folder of the sample project.
 */
export function resolveLikeReader(project: string): Plugin {
  const rootDirs = readRootDirs(project);
  return {
    name: 'resolve-like-reader',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return null;
      const wanted = path.resolve(path.dirname(importer), source);
      const home = rootDirs.find((folder) => isInside(folder, wanted));
      if (!home) return null;
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
      return null;
    },
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
