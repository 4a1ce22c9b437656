import {V1_RELEASE} from '../v1Cli/runs';

/**
 * Releases that install commands must name, by sample project. Projects without an entry install the latest release.
 */
const PINNED_RELEASES: Readonly<Record<string, string>> = {v1: V1_RELEASE};

const QRAFT_PACKAGE = /^(?<name>@openapi-qraft\/[\w-]+)(?:@(?<version>.+))?$/;

/**
 * Checks the packages of an install command such as `npm install @openapi-qraft/react@1.14.2`.
 *
 * @throws Error when a package is not pinned as the version requires
 */
export function checkPinnedPackages(words: readonly string[], project: string): void {
  const release = PINNED_RELEASES[project];
  if (release === undefined) return;
  for (const word of words) {
    const {name, version} = QRAFT_PACKAGE.exec(word)?.groups ?? {};
    if (name === undefined || version === release) continue;
    throw new Error(`this command does not install ${release}. Write ${name}@${release} instead of ${word}.`);
  }
}
