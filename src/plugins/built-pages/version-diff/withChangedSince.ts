import {relative, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {collectChanges} from './collectChanges';
import {PREVIOUS_VERSION} from './findCounterpartPage';

/**
 * Adds `changed_since: 1.x` to the front matter of pages with changes, so that a page does not have to load a list of
 * all changed pages. `npm start` does not write the changes, so it does not add the field either.
 */
export function withChangedSince(parse: ParseFrontMatter, siteDir: string): ParseFrontMatter {
  if (process.env.NODE_ENV !== 'production') return parse;
  return async (parameters) => {
    const parsed = await parse(parameters);
    const page = relative(siteDir, parameters.filePath).split(sep).join('/');
    // src/config/frontMatterFields.ts validates this field.
    const {migration_samples: samples} = parsed.frontMatter as {migration_samples?: readonly string[]};
    const changes = collectChanges(page, samples, siteDir);
    if (changes.length === 0) return parsed;
    return {...parsed, frontMatter: {...parsed.frontMatter, changed_since: PREVIOUS_VERSION}};
  };
}
