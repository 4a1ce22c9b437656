import {verifyExpectedErrors} from './expectedErrors';
import {sampleProject, SAMPLE_VERSIONS, type SampleVersion} from './projects';
import type {Check} from './runChecks';
import {checkGenerated} from './steps/checkGenerated';
import {checkTypeClaims} from './steps/checkTypeClaims';
import {checkVersionOnlyNames} from './steps/checkVersionOnlyNames';
import {checkVersions} from './steps/checkVersions';
import {findOrphanRecordings} from './steps/findOrphanRecordings';
import {lintDocument} from './steps/lintDocument';
import {runTests} from './steps/runTests';
import {typeCheck} from './steps/typeCheck';

/** Everything that `npm run samples:check` looks at. The slow ones come first, so that both cores stay busy. */
export function listChecks(): Check[] {
  return [
    ...SAMPLE_VERSIONS.flatMap(listSlowChecks),
    {name: 'document: lint', run: lintDocument},
    ...SAMPLE_VERSIONS.flatMap(listQuickChecks),
    {name: 'v2: claims about types', run: checkTypeClaims},
  ];
}

function listSlowChecks(version: SampleVersion): Check[] {
  return [
    {name: `${version}: generated files`, run: () => checkGenerated(version)},
    {name: `${version}: tests and records`, run: () => runTests(version, 'check')},
    {name: `${version}: types`, run: () => typeCheck(version, 'tsconfig.json')},
    {name: `${version}: types of the packages`, run: () => typeCheck(version, 'tsconfig.libcheck.json')},
  ];
}

function listQuickChecks(version: SampleVersion): Check[] {
  return [
    {name: `${version}: installed versions`, run: () => checkVersions(version)},
    {name: `${version}: messages of expected errors`, run: async () => verifyExpectedErrors(sampleProject(version))},
    {name: `${version}: names of the other version`, run: () => checkVersionOnlyNames(version)},
    {name: `${version}: records without a test`, run: () => findOrphanRecordings(sampleProject(version))},
  ];
}
