import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheckedVersion} from '../../lib/sampleRecording';
import {SampleError} from './SampleError';
import type {SampleVersion} from './versions';

/**
 * Versions for the "Checked with" line of a page: from the lockfile of the sample project, or from `provenance` for a
 * generator that the project does not install.
 */
export function readCheckedVersion(version: SampleVersion, siteDir: string): CheckedVersion {
  const project = readLockfile(lockfilePathOf(version, siteDir), siteDir);
  const generator = readGenerator(version, siteDir);
  const packages = version.checkedPackages.map((name) => ({
    name,
    version: name === generator?.name ? generator.version : findVersion(project, name, version.project),
  }));
  return {label: version.label, packages};
}

/** Absolute path of the lockfile of a sample project. */
export function lockfilePathOf(version: SampleVersion, siteDir: string): string {
  return path.join(siteDir, 'samples', version.project, 'package-lock.json');
}

function readGenerator(
  {project, provenance}: SampleVersion,
  siteDir: string,
): {name: string; version: string} | undefined {
  if (provenance === undefined) return undefined;
  const file = path.join(siteDir, 'samples', project, provenance);
  if (!existsSync(file)) throw new SampleError(`There is no samples/${project}/${provenance}. See samples/README.md.`);
  // Written by scripts/samples/generateV1.ts and checked by samples:check.
  return (JSON.parse(readFileSync(file, 'utf8')) as {generator: {name: string; version: string}}).generator;
}

type Lockfile = Record<string, {version?: unknown}>;

function readLockfile(lockfilePath: string, siteDir: string): Lockfile {
  const shownPath = path.relative(siteDir, lockfilePath).split(path.sep).join('/');
  if (!existsSync(lockfilePath)) throw new SampleError(`There is no ${shownPath}. Run "npm ci".`);
  const content: unknown = JSON.parse(readFileSync(lockfilePath, 'utf8'));
  const packages = (content as {packages?: unknown}).packages;
  if (typeof packages === 'object' && packages !== null) return packages as Lockfile;
  throw new SampleError(`${shownPath} has no "packages". Write it with npm 7 or newer.`);
}

function findVersion(lockfile: Lockfile, name: string, project: string): string {
  const found = lockfile[`node_modules/${name}`]?.version;
  if (typeof found === 'string') return found;
  throw new SampleError(`samples/${project}/package-lock.json does not install ${name}.`);
}
