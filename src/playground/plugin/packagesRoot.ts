import {dirname, join} from 'node:path';

/** The folder whose `node_modules` has the packages. A copy of the site, as tests make it, doesn't have one. */
export const PACKAGES_ROOT = join(dirname(require.resolve('typescript/package.json')), '../..');
