import {isCliInput} from './cliRuns/isCliInput';
import {verifyExpectedErrors} from './expectedErrors';
import {checkHoverTypes} from './hoverTypes';
import {checkReports} from './lintReports/reports';
import {sampleProject, type SampleProject} from './projects';
import type {Check} from './runChecks';
import type {Selection} from './selection';
import {checkGenerated} from './steps/checkGenerated';
import {checkPinnedReleases} from './steps/checkPinnedReleases';
import {checkTypeClaims} from './steps/checkTypeClaims';
import {checkTypesOf} from './steps/checkTypesOf';
import {checkVersionOnlyNames} from './steps/checkVersionOnlyNames';
import {checkVersions} from './steps/checkVersions';
import {findOrphanRecordings} from './steps/findOrphanRecordings';
import {lintDocument} from './steps/lintDocument';
import {runTests} from './steps/runTests';
import {typeCheck} from './steps/typeCheck';

/** The checks of `npm run samples:check`. The slow ones start first, to keep both cores busy. */
export function listChecks({versions, path}: Selection): Check[] {
  if (path !== undefined) return versions.flatMap((version) => listChecksOf(version, path));
  return [
    ...versions.flatMap(listSlowChecks),
    ...(versions.includes('v2') ? listExtraChecksOfV2() : []),
    {name: 'document: lint', run: lintDocument},
    {name: 'pages: quotes in tests', run: checkTypeClaims},
    ...versions.flatMap(listQuickChecks),
  ];
}

function listSlowChecks(version: SampleProject): Check[] {
  return [
    {name: `${version}: generated files`, run: () => checkGenerated(version)},
    {name: `${version}: tests and recordings`, run: () => runTests(version, 'check')},
    // What pages show with 5.9. Everything, tests and the types of the packages included, with 7, which is much faster.
    {
      name: `${version}: types, TypeScript 5.9`,
      run: () => typeCheck(version, 'tsconfig.shown.json', 'TypeScript 5.9'),
    },
    {
      name: `${version}: types, TypeScript 7`,
      run: () => typeCheck(version, 'tsconfig.json', 'TypeScript 7', ['--skipLibCheck', 'false']),
    },
  ];
}

function listExtraChecksOfV2(): Check[] {
  return [
    {name: 'v2: types, TypeScript 7, Next.js', run: () => typeCheck('v2', 'tsconfig.next.json', 'TypeScript 7')},
    {name: 'v2: pinned releases', run: async () => checkPinnedReleases()},
    {name: 'v2: reports of the ESLint plugin', run: async () => checkReports()},
  ];
}

function listQuickChecks(version: SampleProject): Check[] {
  return [
    {name: `${version}: installed versions`, run: () => checkVersions(version)},
    {name: `${version}: messages of expected errors`, run: async () => verifyExpectedErrors(sampleProject(version))},
    {name: `${version}: types on hover`, run: async () => checkHoverTypes(version)},
    {name: `${version}: names of the other version`, run: () => checkVersionOnlyNames(version)},
    {name: `${version}: recordings without a test`, run: () => findOrphanRecordings(sampleProject(version))},
  ];
}

/** The checks for one folder or file, to run while writing it. */
function listChecksOf(version: SampleProject, path: string): Check[] {
  const project = sampleProject(version);
  const named = (name: string): string => `${version} ${path}: ${name}`;
  return [
    ...(version === 'v2' && isCliInput(path)
      ? [{name: 'v2: generated files', run: () => checkGenerated(version)}]
      : []),
    {name: named('tests and recordings'), run: () => runTests(version, 'check', path)},
    {name: named('types'), run: async () => checkTypesOf(project, path)},
    {name: named('messages of expected errors'), run: async () => verifyExpectedErrors(project, path)},
    {name: named('types on hover'), run: async () => checkHoverTypes(version, path)},
    {name: named('names of the other version'), run: () => checkVersionOnlyNames(version, path)},
    {name: named('recordings without a test'), run: () => findOrphanRecordings(project, path)},
  ];
}
