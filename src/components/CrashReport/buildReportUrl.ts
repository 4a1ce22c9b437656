import {SOURCE_REPOSITORY} from '@site/src/config/site';

/** GitHub rejects longer URLs. */
const MAXIMUM_MESSAGE = 2_000;

/**
 * URL of a new issue about a page that crashed.
 *
 * @param page URL of the page, without the query string, which may contain what the reader typed.
 * @param messages Message of the error and those of its causes, outermost first.
 */
export function buildReportUrl(page: string, messages: readonly string[]): string {
  const body = [
    `The page ${page} crashed.`,
    '',
    '```text',
    messages.join('\n\nCause:\n').replaceAll('```', "'''").slice(0, MAXIMUM_MESSAGE),
    '```',
    '',
    'What I did before:',
    '',
  ].join('\n');
  return `${SOURCE_REPOSITORY}/issues/new?${new URLSearchParams({title: `Docs: ${page} crashed`, body}).toString()}`;
}
