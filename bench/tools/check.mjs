// npm run bench:tools -- --check: generates the small clients, compiles everything that the pages show or claim, tries
// the features, and compares them with results.json. Takes half a minute, and writes nothing but generated/.
//
//   --update   writes the features to results.json
import {isDeepStrictEqual, parseArgs} from 'node:util';
import {tryFeatures, typeCheckProject} from './lib/features.mjs';
import {readResults, readVersions, writeResults} from './lib/results.mjs';

const {values} = parseArgs({options: {check: {type: 'boolean'}, update: {type: 'boolean'}}});

const features = await tryFeatures();
typeCheckProject();
console.table(features);

const results = readResults();
if (values.update) {
  writeResults({...results, features});
} else if (!isDeepStrictEqual(results.features, features)) {
  throw new Error('The features differ from results.json. Run "npm run bench:tools -- --check --update".');
} else if (!isDeepStrictEqual(results.versions, readVersions())) {
  throw new Error(
    'results.json is about other versions than package.json. Run "npm run bench:tools" to measure again.',
  );
}
