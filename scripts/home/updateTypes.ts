// npm run home:types: writes the types for the home page, as the compiler infers them now.
import {writeFileSync} from 'node:fs';
import {relative} from 'node:path';
import {readTypes, TYPES_FILE} from './readTypes';

const types = readTypes();
writeFileSync(TYPES_FILE, `${JSON.stringify(types, null, 2)}\n`);
console.log(`Wrote ${types.length} types to ${relative(process.cwd(), TYPES_FILE)}`);
