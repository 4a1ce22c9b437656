import {resolve} from 'node:path';
import {readEnvironment} from '../src/config/environment';

/** The build that the tests check. Override it with `SITE_BUILD_DIR`. */
export const BUILD_FOLDER = resolve(process.env.SITE_BUILD_DIR ?? 'build');

/** Log of the build, written by scripts/build.mjs. */
export const BUILD_LOG = `${BUILD_FOLDER}.log`;

/**
 * Origin and base path of the build, from the same environment variables. Vitest overwrites BASE_URL with Vite's own,
 * so vitest.config.mts keeps ours as SITE_BASE_URL.
 */
export const {siteUrl: SITE_URL, baseUrl: BASE_URL} = readEnvironment({
  ...process.env,
  BASE_URL: process.env.VITEST ? process.env.SITE_BASE_URL : process.env.BASE_URL,
});
