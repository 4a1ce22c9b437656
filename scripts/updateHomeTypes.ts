// Asks the compiler for the types that the home page shows and writes them beside the sample: npm run home:types
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {EXCERPT_SOURCES, HOVERED_NAMES, HOVERS_FILE, SAMPLES_PROJECT} from '../src/plugins/home-data/excerpts';
import {askTypes} from '../src/plugins/home-data/askTypes';

const samples = join(__dirname, '../samples');
const types = askTypes(join(samples, SAMPLES_PROJECT), join(samples, EXCERPT_SOURCES.call.file), HOVERED_NAMES);
writeFileSync(join(samples, HOVERS_FILE), `${JSON.stringify(types, null, 2)}\n`);
console.log(`Wrote ${types.length} types to samples/${HOVERS_FILE}`);
