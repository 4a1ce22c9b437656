import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The public names of the packages of one documented version. */
export interface PackageNames {
  /** Entry points as imports write them, such as `@openapi-qraft/react/callbacks/index`. */
  entryPoints: Set<string>;
  /** Values and types that the entry points export, without callbacks. */
  exports: Set<string>;
  /** Those of `@openapi-qraft/react` and its subpaths. The others belong to a types package. */
  rootExports: Set<string>;
  /** Methods of an operation: the exports of `callbacks/index`. */
  callbacks: Set<string>;
  /** Every word in the type declarations, including TanStack Query's. */
  declaredWords: Set<string>;
  /** Words that are optional properties, such as TanStack Query's `queryFn` and `mutationFn`. */
  optionNames: Set<string>;
}

type ExportTarget = string | {[condition: string]: ExportTarget};

const CALLBACKS = '@openapi-qraft/react/callbacks/index';

/**
 * Reads the public names of installed packages from their `exports` and type declarations.
 *
 * @param nodeModules Absolute `node_modules` folder of the sample project.
 */
export function readPackageNames(nodeModules: string, packages: readonly string[]): PackageNames {
  const files = new Map(packages.flatMap((name) => listDeclarations(nodeModules, name)));
  const program = ts.createProgram([...files.values()], {
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const readExports = (file: string): string[] => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    return symbol ? checker.getExportsOfModule(symbol).map(({name}) => name) : [];
  };

  const callbacksFile = files.get(CALLBACKS);
  if (!callbacksFile) throw new Error(`${nodeModules} has no ${CALLBACKS}. Run: npm ci`);
  const callbacks = new Set(readExports(callbacksFile));
  const listExports = (entryPoints: [string, string][]): string[] =>
    entryPoints.flatMap(([, file]) => readExports(file)).filter((name) => !callbacks.has(name));
  const rootFiles = [...files].filter(([entryPoint]) => entryPoint.startsWith('@openapi-qraft/react'));
  const text = program
    .getSourceFiles()
    .filter(({fileName}) => /\/@(openapi-qraft|tanstack)\//.test(fileName))
    .map((source) => source.text)
    .join('\n');
  return {
    entryPoints: new Set(files.keys()),
    exports: new Set(listExports([...files])),
    rootExports: new Set(listExports(rootFiles)),
    callbacks,
    declaredWords: new Set(text.match(/[\w$]+/g)),
    optionNames: new Set([...text.matchAll(/([\w$]+)\?:/g)].map(([, name = '']) => name)),
  };
}

/** Pairs of entry point and declaration file. Of a pattern such as `./callbacks/*`, only `index` is read. */
function listDeclarations(nodeModules: string, packageName: string): [string, string][] {
  const folder = path.join(nodeModules, packageName);
  // npm requires valid JSON, and all packages read here have `exports`.
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, ExportTarget>;
  };
  return Object.entries(manifest.exports).flatMap(([key, target]): [string, string][] => {
    const declaration = findTypes(target);
    if (!declaration) return [];
    const entryPoint = path.posix.join(packageName, key.replace('*', 'index'));
    return [[entryPoint, path.join(folder, declaration.replace('*', 'index'))]];
  });
}

function findTypes(target: ExportTarget): string | undefined {
  if (typeof target === 'string') return target.endsWith('.d.ts') ? target : undefined;
  return Object.values(target)
    .map(findTypes)
    .find((file) => file !== undefined);
}
