import {dirname, join} from 'node:path';

/** The folder whose `node_modules` has the packages. A copy of the site, as tests make it, has none of its own. */
export const PACKAGES_ROOT = join(dirname(require.resolve('typescript/package.json')), '../..');
