/** What the product runs with, as its packages declare it, and what the samples of this site are checked with. */
export interface Fact {
  readonly name: string;
  /** Range as npm writes it, e.g. `^18 || ^19`. */
  readonly supported: string;
  /** Who says so. */
  readonly source: string;
  /** Version the samples are checked with. */
  readonly checkedWith: string;
}

/** The part of an npm lockfile (version 3) that is read here. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
}

const RUNTIME = '@openapi-qraft/react';

/**
 * Reads versions and ranges out of the lockfile of the 2.x samples.
 *
 * @param nodeVersion the Node.js this repository is built and tested with
 * @throws Error that names what the lockfile does not say
 */
export function readFacts(lockfile: Lockfile, nodeVersion: string): {version: string; facts: readonly Fact[]} {
  const read = (name: string, pick: (locked: LockedPackage) => string | undefined): string => {
    const locked = lockfile.packages[`node_modules/${name}`];
    const value = locked && pick(locked);
    if (!value) throw new Error(`samples/v2/package-lock.json does not say what the home page shows of ${name}.`);
    return value;
  };
  const version = (name: string): string => read(name, (locked) => locked.version);
  const peerOf = (name: string): string => read(RUNTIME, (locked) => locked.peerDependencies?.[name]);
  const peerSource = `peer dependency of ${RUNTIME}`;
  return {
    version: version(RUNTIME),
    facts: [
      {name: 'React', supported: peerOf('react'), source: peerSource, checkedWith: version('react')},
      {
        name: 'TanStack Query',
        supported: peerOf('@tanstack/react-query'),
        source: peerSource,
        checkedWith: version('@tanstack/react-query'),
      },
      {
        name: 'TypeScript',
        // The first version with the built-in NoInfer type, which the package's types use.
        supported: '>=5.4',
        source: 'built-in types that the declarations use',
        checkedWith: version('typescript'),
      },
      {
        name: 'Node.js for the CLI',
        supported: read('commander', (locked) => locked.engines?.node),
        source: 'engines of commander, a dependency of @openapi-qraft/cli',
        checkedWith: nodeVersion,
      },
    ],
  };
}
