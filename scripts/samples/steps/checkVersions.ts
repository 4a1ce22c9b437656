import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {sampleProject, type SampleProject} from '../projects';

interface VersionRule {
  packageName: string;
  wanted: string;
  accepts: (version: readonly number[]) => boolean;
}

const is = (exact: string) => (version: readonly number[]) => version.join('.') === exact;
const isMajor = (major: number) => (version: readonly number[]) => version[0] === major;
const tanstack = (accepts: (minor: number) => boolean) => (version: readonly number[]) =>
  version[0] === 5 && accepts(version[1] ?? 0);

const RULES: Record<SampleProject, readonly VersionRule[]> = {
  v2: [
    {packageName: '@openapi-qraft/react', wanted: '2.14.1', accepts: is('2.14.1')},
    {packageName: '@openapi-qraft/cli', wanted: '2.14.1', accepts: is('2.14.1')},
    {packageName: '@openapi-qraft/tanstack-query-react-types', wanted: '2.14.1', accepts: is('2.14.1')},
    {packageName: 'react', wanted: '19', accepts: isMajor(19)},
    {packageName: 'react-dom', wanted: '19', accepts: isMajor(19)},
    {packageName: '@types/react', wanted: '19', accepts: isMajor(19)},
    {packageName: '@tanstack/react-query', wanted: '5.80 or newer', accepts: tanstack((minor) => minor >= 80)},
  ],
  v1: [
    {packageName: '@openapi-qraft/react', wanted: '1.14.2', accepts: is('1.14.2')},
    {packageName: 'react', wanted: '18', accepts: isMajor(18)},
    {packageName: 'react-dom', wanted: '18', accepts: isMajor(18)},
    {packageName: '@types/react', wanted: '18', accepts: isMajor(18)},
    {packageName: '@tanstack/react-query', wanted: '5 before 5.80', accepts: tanstack((minor) => minor < 80)},
    {packageName: '@tanstack/query-core', wanted: '5 before 5.80', accepts: tanstack((minor) => minor < 80)},
  ],
};

/** Checks that the installed packages are those that the documentation describes. */
export async function checkVersions(version: SampleProject): Promise<string[]> {
  const problems = await Promise.all(
    RULES[version].map(async ({packageName, wanted, accepts}) => {
      const installed = await readInstalledVersion(version, packageName);
      if (installed && accepts(installed.split('.').map(Number))) return undefined;
      return `samples/${version}: ${packageName} is ${installed ?? 'not installed'}, wanted ${wanted}. Run: npm ci`;
    }),
  );
  return problems.filter((problem) => problem !== undefined);
}

async function readInstalledVersion(version: SampleProject, packageName: string): Promise<string | undefined> {
  // Not resolved like an import, because that could find a package of the root.
  const file = path.join(sampleProject(version), 'node_modules', packageName, 'package.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  // Written by npm, which requires `version`.
  return text === undefined ? undefined : (JSON.parse(text) as {version: string}).version;
}
