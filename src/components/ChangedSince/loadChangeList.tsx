import type {ReactNode} from 'react';
import HighlightedCode from '@site/src/components/HighlightedCode';
import {announce} from '@site/src/lib/announce';
import {parseChanges} from '@site/src/lib/changes';
import {buildDiffHtml} from './buildDiffHtml';

/**
 * Loads the changes of a page as blocks of code, one for each, and says so. Their copy buttons take the newer side.
 *
 * @param file address of the Markdown
 * @throws Error when it does not come, or when something else comes, as from hosts that answer everything with a page
 */
export default async function loadChangeList(file: string): Promise<ReactNode> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  const changes = parseChanges(await response.text());
  if (changes.length === 0) throw new Error(`${file} holds no differences`);
  announce(changes.length === 1 ? '1 difference is shown.' : `${changes.length} differences are shown.`);
  return changes.map(({title, diff}, index) => (
    // Fixed by the file, so its place identifies a change.
    <HighlightedCode key={index} title={title} html={buildDiffHtml(diff)} className="language-diff" />
  ));
}
