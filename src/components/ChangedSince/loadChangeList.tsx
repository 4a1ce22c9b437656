import type {ReactNode} from 'react';
import HighlightedCode from '@site/src/components/HighlightedCode';
import {announce} from '@site/src/lib/announce';
import {parseChanges} from '@site/src/lib/changes';
import {buildDiffHtml} from './buildDiffHtml';

/**
 * Loads the changes of a page as code blocks and announces them. Their copy buttons copy the newer side.
 *
 * @param file URL of the Markdown
 * @throws Error when loading fails, or when the host responds with some other page
 */
export default async function loadChangeList(file: string): Promise<ReactNode> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`The server responded to ${file} with ${response.status}`);
  const changes = parseChanges(await response.text());
  if (changes.length === 0) throw new Error(`${file} holds no differences`);
  announce(changes.length === 1 ? '1 difference is shown.' : `${changes.length} differences are shown.`);
  return changes.map(({title, diff}, index) => (
    // The list never changes, so the index identifies a change.
    <HighlightedCode key={index} title={title} html={buildDiffHtml(diff)} className="language-diff" />
  ));
}
