/** Reads search records from the MDX sources, for `npm start`. */
import {readFile, stat} from 'node:fs/promises';
import {dirname, resolve} from 'node:path';
import type {PluggableList} from 'unified';
import type {SearchRecord} from '../shared/record';
import {buildVersionTag} from '../shared/tags';
import type {PageSource} from './buildRecords';
import {buildRecords} from './buildRecords';
import type {DocsPage, DocsVersion} from '../../lib/docsPages';
import {listLinks, readPage, type PageSection} from './readPage';

/** Properties of the site that records contain. */
export interface Site {
  readonly origin: string;
  readonly language: string;
}

export interface SourceReader {
  /** Reads a version. Skips files that have not changed since the last call. */
  readVersion(version: DocsVersion): Promise<SearchRecord[]>;
}

interface Source {
  readonly modified: number;
  readonly sections: readonly PageSection[];
  /** Absolute paths of the linked files. */
  readonly linkedFiles: readonly string[];
}

export function createSourceReader(site: Site, remarkPlugins: PluggableList): SourceReader {
  const cache = new Map<string, Source>();

  async function readSource(page: DocsPage): Promise<Source> {
    const modified = (await stat(page.file)).mtimeMs;
    const cached = cache.get(page.file);
    if (cached?.modified === modified) return cached;
    // Imported here, because only `npm start` needs the Markdown parser.
    const {parseMdx} = await import('./parseMdx');
    const content = await parseMdx(await readFile(page.file, 'utf8'), page.file, remarkPlugins);
    const linkedFiles = listLinks(content).map((url) => resolve(dirname(page.file), url.replace(/#.*/, '')));
    const source = {modified, sections: readPage(content, page.title), linkedFiles};
    cache.set(page.file, source);
    return source;
  }

  return {
    async readVersion(version) {
      const paths = new Map(version.pages.map(({file, path}) => [file, path]));
      const pages: PageSource[] = [];
      for (const page of version.pages) {
        const {path, title, description, keywords, section} = page;
        const {sections, linkedFiles} = await readSource(page);
        const links = linkedFiles.flatMap((file) => paths.get(file) ?? []);
        pages.push({path, title, description, keywords, section, sections, links});
      }
      const {origin, language} = site;
      return buildRecords({
        origin,
        language,
        version: version.name,
        docusaurus_tag: buildVersionTag(version.pluginId, version.name),
        pages,
      });
    },
  };
}
