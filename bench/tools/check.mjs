// npm run bench:tools -- --check: generates the small clients, compiles all code of other tools that pages show, tries
// the features, and compares them with results.json. Takes a minute.
//
//   --update   writes the features to results.json
import {isDeepStrictEqual, parseArgs} from 'node:util';
import {tryFeatures, typeCheckProject} from './lib/features.mjs';
import {hashCheckedFiles} from './lib/hash.mjs';
import {ROOT} from './lib/paths.mjs';
import {readResults, readVersions, writeResults} from './lib/results.mjs';

const {values} = parseArgs({options: {check: {type: 'boolean'}, update: {type: 'boolean'}}});

const features = await tryFeatures();
typeCheckProject();
console.table(features);

const results = readResults();
const checked = {files: hashCheckedFiles(ROOT), features};
if (values.update) {
  writeResults({...results, ...checked});
} else {
  const {files, features: written} = results;
  if (!isDeepStrictEqual({files, features: written}, checked)) {
    throw new Error('results.json differs. Look at the change and run "npm run bench:tools -- --check --update".');
  }
  if (!isDeepStrictEqual(results.versions, readVersions())) {
    throw new Error(
      'results.json is about other versions than package.json. Measure again with "npm run bench:tools".',
    );
  }
}
