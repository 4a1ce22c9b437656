import {PRODUCT_NAME, TAGLINE} from '../../../config/site';
import {markdownPathOf} from '../../../lib/markdownPath';
import {type BuiltPage, type BuiltSite, findContent, findPage, writeSiteFile} from '../../../lib/builtSite';
import {buildMarkdown} from './buildMarkdown';
import {buildMarkdownFile} from './buildMarkdownFile';
import {buildLlmsFiles} from './llmsFiles';

/**
 * Writes the Markdown versions of the documentation pages (`<route>.md`) and of the home page, and the llms.txt files.
 */
export async function writeMarkdownPages(site: BuiltSite): Promise<void> {
  const {siteConfig, baseUrl, versions} = site;
  const toUrl = (path: string): string => siteConfig.url + path;

  const home = findPage(site, baseUrl);
  const facts = {
    title: PRODUCT_NAME,
    description: `${TAGLINE}.`,
    version: versions.find(({isLast}) => isLast)?.label ?? '',
    canonical: toUrl(baseUrl),
  };
  const markdown = inPage(home, () => buildMarkdown(home.main, facts.canonical));
  await writeSiteFile(site, `${baseUrl}index.md`, buildMarkdownFile(facts, markdown));

  const written = [];
  for (const version of versions) {
    const texts: string[] = [];
    for (const page of version.pages) {
      const built = findPage(site, page.path);
      const canonical = toUrl(page.path);
      const content = inPage(built, () => buildMarkdown(findContent(built), canonical));
      const text = buildMarkdownFile({...page, version: version.label, canonical}, content);
      await writeSiteFile(site, markdownPathOf(page.path), text);
      texts.push(text);
    }
    written.push({...version, texts});
  }
  for (const {path, text} of buildLlmsFiles(written, {name: PRODUCT_NAME, summary: `${TAGLINE}.`, toUrl, baseUrl})) {
    await writeSiteFile(site, baseUrl + path, text);
  }
}

/** Adds the page's file to the error of a handler. */
function inPage(page: BuiltPage, build: () => string): string {
  try {
    return build();
  } catch (error) {
    throw new Error(
      `Cannot convert ${page.file} to Markdown: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}
