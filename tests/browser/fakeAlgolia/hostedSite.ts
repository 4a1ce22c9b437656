import {resolve} from 'node:path';

export const APP_ID = 'STANDIN1';
export const API_KEY = '0123456789abcdef0123456789abcdef';
export const INDEX_NAME = 'hosted-docs';

/** Output folder of `npm run build:hosted`. */
export const HOSTED_BUILD_FOLDER = resolve(__dirname, '../../../.cache/hosted-site');
