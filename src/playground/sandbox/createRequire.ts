import {LOOP_GUARD} from '../shared/loopGuard';
import {resolveImport} from '../shared/resolveImport';
import type {EmittedModule} from '../shared/types';
import {createLoopGuard} from './createLoopGuard';

type Exports = Record<string, unknown>;
export type Require = (specifier: string) => unknown;

/** Loads modules in CommonJS form, each once. Imports of packages come from `packages`. */
export function createRequire(
  modules: readonly EmittedModule[],
  packages: Readonly<Record<string, unknown>>,
): (path: string) => Exports {
  const sources = new Map(modules.map(({path, js}) => [path, js]));
  const guardLoop = createLoopGuard();
  const loaded = new Map<string, {exports: Exports}>();

  function load(path: string): Exports {
    const known = loaded.get(path);
    if (known) return known.exports;
    const module = {exports: {}};
    loaded.set(path, module);
    const require: Require = (specifier) => {
      if (!specifier.startsWith('.')) return findPackage(packages, specifier);
      const target = resolveImport(path, specifier, (candidate) => sources.has(candidate));
      if (target === undefined) throw new Error(`${path} imports "${specifier}", which does not exist.`);
      return load(target);
    };
    try {
      // The frame exists to run this: its policy allows it, and keeps everything else out.
      const run = new Function(
        'require',
        'module',
        'exports',
        LOOP_GUARD,
        `${sources.get(path) ?? ''}\n//# sourceURL=${path}`,
      );
      (run as (...values: unknown[]) => void)(require, module, module.exports, guardLoop);
    } catch (error) {
      loaded.delete(path);
      throw error;
    }
    return module.exports;
  }

  return load;
}

function findPackage(packages: Readonly<Record<string, unknown>>, specifier: string): unknown {
  if (Object.hasOwn(packages, specifier)) return packages[specifier];
  const names = Object.keys(packages).filter((name) => name.split('/').length <= (name.startsWith('@') ? 2 : 1));
  throw new Error(`"${specifier}" is not available here. Code in the playground can import ${names.join(', ')}.`);
}
