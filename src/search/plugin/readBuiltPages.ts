/** Records of the built site: what readers see, with tabs, samples and admonitions included once. */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {cutElement} from '../../lib/cutElement';
import type {SearchRecord} from '../shared/record';
import {buildVersionTag} from '../shared/tags';
import {buildRecords} from './buildRecords';
import type {PageSource} from './buildRecords';
import type {DocsPage, DocsVersion} from '../../lib/docsPages';
import {parseHtml} from './parseHtml';
import {listLinks} from './pageTree';
import {readPage} from './readPage';

export interface Site {
  readonly origin: string;
  readonly baseUrl: string;
  readonly language: string;
}

/** @param outDir folder of the built site */
export async function readBuiltVersion(version: DocsVersion, outDir: string, site: Site): Promise<SearchRecord[]> {
  const pages = await Promise.all(version.pages.map((page) => readBuiltPage(page, outDir, site.baseUrl)));
  return buildRecords({
    origin: site.origin,
    language: site.language,
    version: version.name,
    docusaurus_tag: buildVersionTag(version.pluginId, version.name),
    pages,
  });
}

async function readBuiltPage(page: DocsPage, outDir: string, baseUrl: string): Promise<PageSource> {
  const file = join(outDir, `${decodeURI(page.path.slice(baseUrl.length))}.html`);
  const content = parseHtml(cutElement(await readFile(file, 'utf8'), 'article'));
  if (!content) {
    throw new Error(
      `${file} has no element of class "theme-doc-markdown" to index. Has the theme's DocItem changed? Adapt src/search/plugin/parseHtml.ts.`,
    );
  }
  return {
    path: page.path,
    title: page.title,
    description: page.description,
    keywords: page.keywords,
    section: page.section,
    sections: readPage(content, page.title),
    links: listLinks(content).map((href) => href.replace(/#.*/, '')),
  };
}
