import {resolve} from 'node:path';
import {readEnvironment} from '../src/config/environment';

/** The built site that the tests look at; another one by `SITE_BUILD_DIR`. */
export const BUILD_FOLDER = resolve(process.env.SITE_BUILD_DIR ?? 'build');

/** Where the build writes its log, see scripts/build.mjs. */
export const BUILD_LOG = `${BUILD_FOLDER}.log`;

/**
 * Origin and base path the site was built for, from the same variables as the build. Vitest puts
 * Vite's own BASE_URL into the environment; vitest.config.mts keeps ours as SITE_BASE_URL.
 */
export const {siteUrl: SITE_URL, baseUrl: BASE_URL} = readEnvironment({
  ...process.env,
  BASE_URL: process.env.VITEST ? process.env.SITE_BASE_URL : process.env.BASE_URL,
});
