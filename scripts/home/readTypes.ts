import {join, resolve} from 'node:path';
import {askTypes, type NamedType} from './askTypes';

const SAMPLES = resolve(__dirname, '../../samples/v2');

/** The call on the home page, and the names in it whose types are shown. */
export const CALL_FILE = join(SAMPLES, 'src/start/home/AuthorName.tsx');
const NAMES = ['data', 'error'];

/** File with the types, which src/plugins/home-data reads. */
export const TYPES_FILE = join(SAMPLES, 'src/start/home/AuthorName.types.json');

/** The types for the home page, as the compiler infers them now. */
export function readTypes(names: readonly string[] = NAMES): NamedType[] {
  return askTypes(join(SAMPLES, 'tsconfig.json'), CALL_FILE, names);
}
