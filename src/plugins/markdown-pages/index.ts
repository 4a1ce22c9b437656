/**
 * Writes every documentation page as Markdown, too, at `<route>.md`, made of the built page; and the llms.txt files
 * that list these. Only a build has them: `npm start` makes no HTML.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PRODUCT_NAME, TAGLINE} from '../../config/site';
import {listVersions, type DocsPage, type DocsVersion} from '../../lib/docsPages';
import {buildLlmsFiles} from './llmsFiles';
import {buildMarkdownFile} from './buildMarkdownFile';

export default function markdownPagesPlugin({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  let versions: DocsVersion[] = [];
  const toUrl = (path: string): string => siteConfig.url + path;
  const toFile = (path: string): string => decodeURI(path.slice(baseUrl.length));

  return {
    name: 'markdown-pages',

    allContentLoaded({allContent}) {
      versions = listVersions(allContent, siteDir).filter(({pages}) => pages.length > 0);
      return Promise.resolve();
    },

    async postBuild({outDir}) {
      // Loaded here, because only a build needs the parsers.
      const {buildMarkdown, HOME} = await import('./buildMarkdown');

      async function writeMarkdown(page: DocsPage, version: string): Promise<string> {
        const canonical = toUrl(page.path);
        const html = await readFile(join(outDir, `${toFile(page.path)}.html`), 'utf8');
        const twin = buildMarkdownFile({...page, version, canonical}, buildMarkdown(html, canonical));
        await writeFile(join(outDir, `${toFile(page.path)}.md`), twin);
        return twin;
      }

      async function writeHomeMarkdown(version: string): Promise<void> {
        const canonical = toUrl(baseUrl);
        const html = await readFile(join(outDir, 'index.html'), 'utf8');
        const facts = {title: PRODUCT_NAME, description: `${TAGLINE}.`, version, canonical};
        await writeFile(join(outDir, 'index.md'), buildMarkdownFile(facts, buildMarkdown(html, canonical, HOME)));
      }

      await writeHomeMarkdown(versions.find(({isLast}) => isLast)?.label ?? '');
      const written = await Promise.all(
        versions.map(async (version) => ({
          ...version,
          twins: await Promise.all(version.pages.map((page) => writeMarkdown(page, version.label))),
        })),
      );
      const files = buildLlmsFiles(written, {name: PRODUCT_NAME, summary: `${TAGLINE}.`, toUrl, baseUrl});
      await Promise.all(
        files.map(async ({path, text}) => {
          const file = join(outDir, decodeURI(path));
          await mkdir(dirname(file), {recursive: true});
          await writeFile(file, text);
        }),
      );
    },
  };
}
