import {SOURCE_REPOSITORY} from '@site/src/config/site';

/** Address of a new issue about a search without results. */
export function buildReportUrl(query: string, filters: readonly (readonly string[])[]): string {
  const body = [
    'I searched the documentation and found nothing.',
    '',
    `Search: \`${query.replaceAll('`', "'")}\``,
    `Filters: ${filters.flat().join(', ')}`,
    '',
    'What I hoped to find:',
    '',
  ].join('\n');
  return `${SOURCE_REPOSITORY}/issues/new?${new URLSearchParams({title: `Docs search: no results for "${query}"`, body}).toString()}`;
}
