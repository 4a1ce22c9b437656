// Writes the types that the home page shows, as the compiler sees them now: npm run home:types
import {writeFileSync} from 'node:fs';
import {relative} from 'node:path';
import {readTypes, TYPES_FILE} from './readTypes';

const types = readTypes();
writeFileSync(TYPES_FILE, `${JSON.stringify(types, null, 2)}\n`);
console.log(`Wrote ${types.length} types to ${relative(process.cwd(), TYPES_FILE)}`);
