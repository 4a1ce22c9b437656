import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {createImportResolver} from '../../../samples/common/testing/resolveLikeReader';
import {PROVIDED_MODULES} from '../../../samples/v2/live/providedModules';

export interface BundledSample {
  /** A module whose default export is a `CreateSample`. */
  readonly code: string;
  /** Absolute paths of all files in the bundle. */
  readonly files: readonly string[];
}

/**
 * Bundles a sample into one function. Each call evaluates all modules of the sample again, so that a reset leaves nothing
 * behind: no client, no token, no counter. The function takes the packages and `fetch` from its caller.
 *
 * @param entry absolute path of a `*.live.tsx`
 * @param project absolute path of the sample project
 */
export async function bundleSample(entry: string, project: string): Promise<BundledSample> {
  const {outputFiles, metafile} = await build({
    entryPoints: [entry],
    absWorkingDir: project,
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    target: 'es2022',
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"'},
    external: [...PROVIDED_MODULES],
    plugins: [resolveSampleImports(project)],
    banner: {js: 'export default function createSample(require, fetch) {\nconst module = {};'},
    footer: {js: 'return module.exports;\n}'},
    logLevel: 'silent',
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`${entry}: esbuild wrote no file.`);
  return {
    code: output.text,
    files: Object.keys(metafile.inputs).map((file) => path.join(project, file)),
  };
}

function resolveSampleImports(project: string): Plugin {
  const resolveImport = createImportResolver(project);
  return {
    name: 'sample-imports',
    setup(builder) {
      builder.onResolve({filter: /^\./}, ({path: source, importer}) => {
        const file = importer && resolveImport(source, importer);
        return file ? {path: file} : undefined;
      });
    },
  };
}
