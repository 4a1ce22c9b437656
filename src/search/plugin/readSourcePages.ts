/** Records of the pages as they stand in their files, for `npm start`. */
import {readFile, stat} from 'node:fs/promises';
import type {PluggableList} from 'unified';
import type {SearchRecord} from '../shared/record';
import type {PageSource} from './buildRecords';
import {buildRecords} from './buildRecords';
import type {DocsPage, DocsVersion} from './listPages';
import type {Site} from './readBuiltPages';
import {readPage, type PageSection} from './readPage';

export interface SourceReader {
  /** Reads a version; files that did not change since the last call are not read again. */
  readVersion(version: DocsVersion): Promise<SearchRecord[]>;
}

export function createSourceReader(site: Site, remarkPlugins: PluggableList): SourceReader {
  const cache = new Map<string, {modified: number; sections: readonly PageSection[]}>();

  async function readSections(page: DocsPage): Promise<readonly PageSection[]> {
    const modified = (await stat(page.file)).mtimeMs;
    const cached = cache.get(page.file);
    if (cached?.modified === modified) return cached.sections;
    // Loaded here, because only `npm start` needs the Markdown parser.
    const {parseMdx} = await import('./parseMdx');
    const sections = readPage(await parseMdx(await readFile(page.file, 'utf8'), page.file, remarkPlugins), page.title);
    cache.set(page.file, {modified, sections});
    return sections;
  }

  return {
    async readVersion(version) {
      const pages: PageSource[] = [];
      for (const page of version.pages) {
        const {path, title, description, keywords, section} = page;
        pages.push({path, title, description, keywords, section, sections: await readSections(page)});
      }
      const {origin, language} = site;
      return buildRecords({origin, language, version: version.name, docusaurus_tag: version.tag, pages});
    },
  };
}
