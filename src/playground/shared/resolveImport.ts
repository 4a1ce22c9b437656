/** The file that a relative import means. */
export function resolveImport(from: string, specifier: string, exists: (path: string) => boolean): string | undefined {
  const path = new URL(specifier, `file:///${from}`).pathname.slice(1);
  const base = path.replace(/\/$/, '').replace(/\.(js|ts)x?$/, '');
  return [path, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(exists);
}
