/** The built site, as the steps after the build see it. */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import type {Element} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {parseFragment} from 'parse5';
import type {DocsVersion} from '../../lib/docsPages';

export type BuildProps = LoadContext & Pick<Props, 'routesPaths'>;

export interface BuiltSite extends LoadContext {
  /** Every page, by its file. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** The documentation, the default version first. */
  readonly versions: readonly DocsVersion[];
}

/** One HTML page of the build. */
export class BuiltPage {
  private parsed: Element | undefined;

  /**
   * @param file relative to the build folder, with forward slashes: `docs/overview.html`
   * @param html what will be written; steps may replace it
   */
  constructor(
    readonly file: string,
    public html: string,
  ) {}

  /**
   * The element around the page's content, without header and sidebar, and with plain code instead of colored. Parsed
   * once; changes of the head that come later do not matter.
   */
  get main(): Element {
    this.parsed ??= parseMain(this.html);
    if (!this.parsed) throw new Error(`${this.file} has no element "main". Has the theme's layout been changed?`);
    return this.parsed;
  }
}

/** Header and sidebar are half of a page, the elements of colored code half of the rest; nobody asks for either. */
function parseMain(html: string): Element | undefined {
  const start = html.indexOf('<main');
  if (start < 0) return undefined;
  // Not hast-util-from-html, which also notes the place of each element: that takes as long again.
  const main = select('main', fromParse5(parseFragment(html.slice(start))));
  for (const code of main ? selectAll('pre code', main) : []) code.children = [{type: 'text', value: toString(code)}];
  return main;
}

/** @throws Error when a page that Docusaurus says it has is not there */
export async function readBuiltSite(props: BuildProps, versions: readonly DocsVersion[]): Promise<BuiltSite> {
  const {outDir, baseUrl, routesPaths} = props;
  const files = new Set(routesPaths.map((path) => findPageFile(path, baseUrl)));
  const pages = await Promise.all(
    [...files].map(async (file) => {
      try {
        return [file, new BuiltPage(file, await readFile(join(outDir, file), 'utf8'))] as const;
      } catch (error) {
        throw new Error(
          `${file} is not in the build, though Docusaurus lists a route for it. Has "trailingSlash" changed?`,
          {
            cause: error,
          },
        );
      }
    }),
  );
  return {...props, pages: new Map(pages), versions};
}

export async function writePages({outDir, pages}: BuiltSite): Promise<void> {
  await Promise.all([...pages.values()].map(({file, html}) => writeFile(join(outDir, file), html)));
}

/**
 * The page at an address.
 *
 * @param path with base path, as routes have it: `/openapi-qraft/docs/overview`
 */
export function findPage({pages, baseUrl}: BuiltSite, path: string): BuiltPage {
  const file = findPageFile(path, baseUrl);
  const page = pages.get(file);
  if (!page) throw new Error(`${path} has no page: ${file} is not among the files of Docusaurus' routes.`);
  return page;
}

/** Writes a file next to the pages. Its path has the base path, as addresses have it. */
export async function writeSiteFile({outDir, baseUrl}: BuiltSite, path: string, text: string): Promise<void> {
  const file = join(outDir, decodeURI(path.slice(baseUrl.length)));
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, text);
}

/** The file that Docusaurus writes for a route: the site has no slash at the end of addresses. */
function findPageFile(path: string, baseUrl: string): string {
  const name = decodeURI(path.slice(baseUrl.length));
  if (name.endsWith('.html')) return name;
  return name === '' ? 'index.html' : `${name}.html`;
}

/**
 * The content of a documentation page: what its Markdown file says, with the title.
 *
 * @throws Error when the theme has no such element any more
 */
export function findContent({file, main}: BuiltPage): Element {
  const content = select('.theme-doc-markdown', main);
  if (!content) {
    throw new Error(
      `${file} has no element of class "theme-doc-markdown". Has the theme's DocItem changed? Adapt src/plugins/built-pages/builtSite.ts.`,
    );
  }
  return content;
}
