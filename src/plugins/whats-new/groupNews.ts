import {formatRelease} from '../../lib/formatRelease';
import type {News} from './collectNews';

/** A release with its new features. */
export interface Release {
  /** `2.6` */
  readonly release: string;
  readonly news: readonly Omit<News, 'since'>[];
}

/** Groups news by release, newest first. Within a release, the order of the pages is kept. */
export function groupNews(news: readonly News[]): Release[] {
  return [...new Set(news.map(({since}) => since))].sort(compareReleases).map((since) => ({
    release: formatRelease(since),
    news: news.filter((each) => each.since === since).map(({label, to}) => ({label, to})),
  }));
}

function compareReleases(one: string, other: string): number {
  return other.localeCompare(one, 'en', {numeric: true});
}
