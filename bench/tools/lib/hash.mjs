import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';

/** What check.mjs compiles and runs. src/components/ToolComparison/results.test.ts computes the same hash. */
const CHECKED = ['calls', 'coming-from', 'configs', 'features', 'package-lock.json'];

/** A hash of the checked files: results.json holds it, so that an edit without a check shows up in `npm run unit`. */
export function hashCheckedFiles(root) {
  const hash = createHash('sha256');
  for (const file of CHECKED.flatMap((name) => listFiles(join(root, name)))) {
    hash.update(relative(root, file).split(sep).join('/'));
    hash.update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(path) {
  if (path.endsWith('.json')) return [path];
  const entries = readdirSync(path, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath, entry.name)).sort();
}
