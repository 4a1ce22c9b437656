// The file system of a worker is in memory.
import {fs} from 'memfs';

export default fs;
export const {promises, readFileSync, existsSync, writeFileSync, readdirSync, statSync, lstatSync, mkdirSync} = fs;
export const {createReadStream, realpathSync, accessSync} = fs;
