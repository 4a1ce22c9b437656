import {relative, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {collectChanges} from './collectChanges';
import {PREVIOUS_VERSION} from './findCounterpartPage';

/**
 * Adds `changed_since: 1.x` to the front matter of the pages that have changes, so that a page knows this about itself
 * and about no other page. `npm start` writes no files with changes, so there no page has the field.
 */
export function withChangedSince(parse: ParseFrontMatter, siteDir: string): ParseFrontMatter {
  if (process.env.NODE_ENV !== 'production') return parse;
  return async (parameters) => {
    const parsed = await parse(parameters);
    const page = relative(siteDir, parameters.filePath).split(sep).join('/');
    // Checked by src/config/frontMatterFields.ts.
    const {migration_samples: samples} = parsed.frontMatter as {migration_samples?: readonly string[]};
    const changes = collectChanges(page, samples, siteDir);
    if (changes.length === 0) return parsed;
    return {...parsed, frontMatter: {...parsed.frontMatter, changed_since: PREVIOUS_VERSION}};
  };
}
