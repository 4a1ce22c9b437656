import {join, resolve} from 'node:path';
import {askTypes, type NamedType} from './askTypes';

const SAMPLES = resolve(__dirname, '../../samples/v2');

/** The call on the home page, and the names in it whose types the page shows. */
export const CALL_FILE = join(SAMPLES, 'src/start/home/AuthorName.tsx');
const NAMES = ['data', 'error'];

/** Where the types are kept, for src/plugins/home-data. */
export const TYPES_FILE = join(SAMPLES, 'src/start/home/AuthorName.types.json');

/** The types that the home page shows, as the compiler sees them now. */
export function readTypes(names: readonly string[] = NAMES): NamedType[] {
  return askTypes(join(SAMPLES, 'tsconfig.json'), CALL_FILE, names);
}
