import path from 'node:path';
import ts from 'typescript';

const LIBRARIES = path.dirname(ts.getDefaultLibFilePath({}));
const libraries = new Map<string, ts.SourceFile | undefined>();

/**
 * A compiler host that parses TypeScript's own libraries, such as
 * `lib.dom.d.ts`, once for all programs of a worker. They are declarations, so
 * no setting changes how they are parsed.
 */
export function createHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile;
  host.getSourceFile = (file, ...rest) => {
    if (path.dirname(file) !== LIBRARIES) return parse(file, ...rest);
    if (!libraries.has(file)) libraries.set(file, parse(file, ...rest));
    return libraries.get(file);
  };
  return host;
}
