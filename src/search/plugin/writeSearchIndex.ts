/** Reads search records from the built pages: the rendered text, including tabs, samples, and admonitions. */
import type {DocsPage, DocsVersion} from '../../lib/docsPages';
import {type BuiltSite, findContent, findPage} from '../../lib/builtSite';
import type {SearchRecord} from '../shared/record';
import {buildVersionTag} from '../shared/tags';
import {buildRecords, type PageSource} from './buildRecords';
import {listLinks, readPage} from './readPage';
import {writeIndex} from './writeIndex';

/** Writes the index files of all versions. */
export async function writeSearchIndex(site: BuiltSite): Promise<void> {
  const {outDir, siteConfig, versions} = site;
  await writeIndex(
    outDir,
    siteConfig.url,
    versions.map((version) => readBuiltVersion(site, version)),
  );
}

function readBuiltVersion(site: BuiltSite, {name, pluginId, pages}: DocsVersion): SearchRecord[] {
  return buildRecords({
    origin: site.siteConfig.url,
    language: site.i18n.currentLocale,
    version: name,
    docusaurus_tag: buildVersionTag(pluginId, name),
    pages: pages.map((page) => readBuiltPage(site, page)),
  });
}

function readBuiltPage(site: BuiltSite, {path, title, description, keywords, section}: DocsPage): PageSource {
  const content = findContent(findPage(site, path));
  const links = listLinks(content).map((href) => href.replace(/#.*/, ''));
  return {path, title, description, keywords, section, sections: readPage(content, title), links};
}
