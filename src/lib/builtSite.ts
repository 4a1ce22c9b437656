/** The built site that the steps after the build work on. */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import type {Element} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {parseFragment} from 'parse5';
import type {DocsVersion} from './docsPages';

export type BuildProps = LoadContext & Pick<Props, 'routesPaths'>;

export interface BuiltSite extends LoadContext {
  /** Every page by its file name. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** The documentation, the default version first. */
  readonly versions: readonly DocsVersion[];
}

/** One HTML page of the build. */
export class BuiltPage {
  private parsed: Element | undefined;

  /**
   * @param file relative to the build folder, with forward slashes: `docs/overview.html`
   * @param html content to write; steps may replace it
   */
  constructor(
    readonly file: string,
    public html: string,
  ) {}

  /**
   * The page's `<main>`, with plain text in place of highlighted code. Parsed once, so later changes to `html` must
   * only affect the head.
   */
  get main(): Element {
    this.parsed ??= parseMain(this.html);
    if (!this.parsed) throw new Error(`${this.file} has no element "main". Has the theme's layout been changed?`);
    return this.parsed;
  }
}

/**
 * Leaves out what no step reads, three quarters of a page: the navbar, the sidebar, and the markup of highlighted code.
 */
function parseMain(html: string): Element | undefined {
  const start = html.indexOf('<main');
  if (start < 0) return undefined;
  // hast-util-from-html would take twice as long, because it also records the position of each element.
  const main = select('main', fromParse5(parseFragment(html.slice(start))));
  for (const code of main ? selectAll('pre code', main) : []) code.children = [{type: 'text', value: toString(code)}];
  return main;
}

/** @throws Error when a route of Docusaurus has no file in the build */
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
 * Finds the page of a route.
 *
 * @param path route with base path: `/openapi-qraft/docs/overview`
 */
export function findPage({pages, baseUrl}: BuiltSite, path: string): BuiltPage {
  const file = findPageFile(path, baseUrl);
  const page = pages.get(file);
  if (!page) throw new Error(`${path} has no page: ${file} does not belong to a route of Docusaurus.`);
  return page;
}

/** Writes a file next to the pages. `path` includes the base path. */
export async function writeSiteFile(
  {outDir, baseUrl}: Pick<BuiltSite, 'outDir' | 'baseUrl'>,
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  const file = join(outDir, decodeURI(path.slice(baseUrl.length)));
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, content);
}

/**
 * The file that Docusaurus writes for a route when `trailingSlash` is false.
 *
 * @param path route with base path
 */
export function findPageFile(path: string, baseUrl: string): string {
  const name = decodeURI(path.slice(baseUrl.length));
  if (name.endsWith('.html')) return name;
  return name === '' ? 'index.html' : `${name}.html`;
}

/**
 * The content of a documentation page: its title and the output of its MDX file.
 *
 * @throws Error when the theme no longer renders this element
 */
export function findContent({file, main}: BuiltPage): Element {
  const content = select('.theme-doc-markdown', main);
  if (!content) {
    throw new Error(
      `${file} has no element of class "theme-doc-markdown". Has the theme's DocItem changed? Adapt src/lib/builtSite.ts.`,
    );
  }
  const header = select('article > header', main);
  return header ? {...content, children: [header, ...content.children]} : content;
}
