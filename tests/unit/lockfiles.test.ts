import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, test} from 'vitest';

interface LockedPackage {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly license?: string;
}

/** Packages with an install script, and why each is acceptable. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@swc/core': 'checks that the native binary fits the machine; comes with @docusaurus/faster',
  'core-js': 'prints an appeal for funding; comes with @docusaurus/core',
  'core-js-pure': 'prints an appeal for funding; comes with @docusaurus/core',
  esbuild: 'checks that the native binary fits the machine; comes with tsx',
  fsevents: 'file events of macOS, not installed elsewhere; comes with the bundlers',
};

/** Licenses that only ask to keep their text, or that unmodified use complies with. */
const LICENSES =
  /^\(?((MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Python-2\.0|PSF-2\.0|Unlicense|WTFPL|MPL-2\.0|OFL-1\.1|Artistic-2\.0|Zlib)( (OR|AND) )?)+/;

/** Packages with a missing or wrong license in their metadata: their actual license, and why it is acceptable. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings': 'CC-BY-SA-4.0: a word list that only the spelling check reads',
  '@openapi-qraft/cli': 'MIT by its README',
  '@openapi-qraft/openapi-typescript-plugin': 'MIT, part of the same repository as the CLI',
  '@openapi-qraft/plugin': 'MIT, part of the same repository as the CLI',
  '@openapi-qraft/react': 'MIT by its README',
  '@openapi-qraft/tanstack-query-react-plugin': 'MIT, part of the same repository as the CLI',
  '@openapi-qraft/tanstack-query-react-types': 'MIT, part of the same repository as the CLI',
  eval: 'MIT by its LICENSE file',
  format: 'MIT by its README',
  rechoir: 'MIT by its LICENSE file',
  'require-like': 'MIT by its License file',
};

/** Optional packages of Next.js in one sample project: shared libraries under the LGPL, which nothing here ships. */
const SEPARATE_LIBRARY = /^@img\/sharp-libvips-/;

const PROJECTS = ['.', 'samples/v2', 'samples/v1', 'samples/next', 'samples/react-native'];
/** Installed by the benchmarks only. */
const BENCHMARKS = ['bench', 'bench/tools', 'bench/peers/starlight', 'bench/peers/vitepress'];

function readPackages(project: string): (LockedPackage & {readonly name: string})[] {
  const file = resolve(import.meta.dirname, '../..', project, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as {packages: Record<string, LockedPackage>};
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path !== '' && !entry.link)
    .map(([path, entry]) => ({name: path.replace(/^.*node_modules\//, ''), ...entry}));
}

test.each([...PROJECTS, ...BENCHMARKS])(
  '%s pins every package by a hash, and resolves all from the npm registry',
  {tags: '@promise-dependencies'},
  (project) => {
    const packages = readPackages(project);
    const loose = packages.filter(
      ({resolved, integrity}) =>
        !integrity?.startsWith('sha512-') || (resolved && !resolved.startsWith('https://registry.npmjs.org/')),
    );
    expect(packages.length).toBeGreaterThan(20);
    expect(loose.map(({name}) => name)).toEqual([]);
  },
);

describe.each(PROJECTS)('%s', (project) => {
  const packages = readPackages(project);

  test('has install scripts only for the listed packages', {tags: '@promise-dependencies'}, () => {
    const names = packages.filter(({hasInstallScript}) => hasInstallScript).map(({name}) => name);
    expect(names.filter((name) => !(name in INSTALL_SCRIPTS))).toEqual([]);
  });

  test('has only licenses that are compatible with MIT', {tags: '@promise-dependencies'}, () => {
    const others = packages.filter(
      ({name, license}) =>
        !(name in READ_BY_HAND) && !SEPARATE_LIBRARY.test(name) && (!license || !LICENSES.test(license)),
    );
    expect(others.map(({name, license}) => `${name}: ${license ?? 'no license named'}`)).toEqual([]);
  });
});
