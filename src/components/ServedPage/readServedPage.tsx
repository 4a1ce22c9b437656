import type {ReactNode} from 'react';
import ServedContent from './ServedContent';
import {PAGE_DATA_ID, type PageContent} from './pageData';
import {readNodes} from './readNodes';

/** In the place of a page's MDX module. */
export type ServedModule = Omit<PageContent, 'contentTitle'> & {readonly default: () => ReactNode};

type TocItem = PageContent['toc'][number];

/**
 * Makes the module of a page from the page as the server sent it: its text is there already, and need not come a second
 * time as a script. Has to run before React takes the page over.
 *
 * @returns undefined for a document that is no page of the docs
 */
export function readServedPage(): ServedModule | undefined {
  const data = document.getElementById(PAGE_DATA_ID)?.textContent;
  const container = document.querySelector('.theme-doc-markdown');
  if (!data || !container) return undefined;
  const exports = JSON.parse(data) as Pick<PageContent, 'metadata' | 'frontMatter' | 'assets'>; // written by PageData
  const header = container.querySelector(':scope > header');
  const nodes = readNodes([...container.childNodes].filter((node) => node !== header));
  const metadata = {...exports.metadata, frontMatter: exports.frontMatter};
  return {...exports, metadata, toc: readToc(container), default: () => <ServedContent>{nodes}</ServedContent>};
}

/** Headings below the title, as Docusaurus lists them for the table of contents. */
function readToc(container: Element): TocItem[] {
  return [...container.querySelectorAll(':is(h2, h3, h4, h5, h6)[id]')].map((heading) => {
    const copy = heading.cloneNode(true) as Element; // a copy of an element is one
    copy.querySelector('.hash-link')?.remove();
    return {value: copy.innerHTML, id: heading.id, level: Number(heading.tagName.slice(1))};
  });
}
