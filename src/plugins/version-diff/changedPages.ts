import {resolve} from 'node:path';
import type {Change} from '../../lib/change';
import {collectChanges} from './collectChanges';

const SITE_FOLDER = resolve(__dirname, '../../..');

const changesByPage = new Map<string, readonly Change[]>();

/**
 * What changed on a page, worked out once per build. `npm start` has no Markdown to show it in, so there it is nothing.
 *
 * @param page path of its file, relative to the site: `docs/hooks/useQuery.mdx`
 */
export function findChanges(page: string): readonly Change[] {
  if (process.env.NODE_ENV !== 'production') return [];
  const known = changesByPage.get(page);
  if (known) return known;
  const changes = collectChanges(page, SITE_FOLDER);
  changesByPage.set(page, changes);
  return changes;
}
