import {formatRelease} from '../../lib/formatRelease';
import type {News} from './collectNews';

/** One release with what it brought. */
export interface Release {
  /** `2.6` */
  readonly release: string;
  readonly news: readonly Omit<News, 'since'>[];
}

/** News by release, the newest first, in the order of the pages within one. */
export function groupNews(news: readonly News[]): Release[] {
  return [...new Set(news.map(({since}) => since))].sort(compareReleases).map((since) => ({
    release: formatRelease(since),
    news: news.filter((each) => each.since === since).map(({label, to}) => ({label, to})),
  }));
}

function compareReleases(one: string, other: string): number {
  return other.localeCompare(one, 'en', {numeric: true});
}
