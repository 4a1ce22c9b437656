/**
 * A requirement of the product: the versions that its packages support, and the one that the samples are checked with.
 */
export interface Fact {
  readonly name: string;
  /** npm version range, e.g. `^18 || ^19`. */
  readonly supported: string;
  readonly checkedWith: string;
}

/** The fields used from an npm lockfile (version 3). */
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
 * Reads versions and ranges from the lockfile of the 2.x samples.
 *
 * @param nodeVersion version of Node.js that this repository is built and tested with
 * @throws Error when the lockfile lacks a version or range
 */
export function readFacts(lockfile: Lockfile, nodeVersion: string): {version: string; facts: readonly Fact[]} {
  const read = (name: string, pick: (locked: LockedPackage) => string | undefined): string => {
    const locked = lockfile.packages[`node_modules/${name}`];
    const value = locked && pick(locked);
    if (!value)
      throw new Error(`samples/v2/package-lock.json lacks the version or range of ${name} for the home page.`);
    return value;
  };
  const version = (name: string): string => read(name, (locked) => locked.version);
  const peerOf = (name: string): string => read(RUNTIME, (locked) => locked.peerDependencies?.[name]);
  return {
    version: version(RUNTIME),
    facts: [
      {name: 'React', supported: peerOf('react'), checkedWith: version('react')},
      {
        name: 'TanStack Query',
        supported: peerOf('@tanstack/react-query'),
        checkedWith: version('@tanstack/react-query'),
      },
      {
        name: 'TypeScript',
        // The first version with the built-in NoInfer type, which the package's types use.
        supported: '>=5.4',
        checkedWith: version('typescript'),
      },
      {
        name: 'Node.js for the CLI',
        supported: read('commander', (locked) => locked.engines?.node),
        checkedWith: nodeVersion,
      },
    ],
  };
}
