import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';

/** Something younger than the version of the pages. */
export interface News {
  /** `2.6.0` */
  readonly since: string;
  readonly label: string;
  /** Where it is described. */
  readonly to: string;
}

export interface NewsPage {
  readonly path: string;
  readonly title: string;
  readonly since?: string;
  /** Text of the MDX file. */
  readonly source: string;
  /** As error messages name it. */
  readonly file: string;
}

const MARK = /<Since release="(\d+\.\d+\.\d+)"(?: label="([^"]+)")? \/>/;

/**
 * What a page says to be new: the page itself by its front matter, and its parts by `<Since>` below their heading.
 *
 * @throws Error that names the line of a mark that cannot be read
 */
export function collectNews({path, title, since, source, file}: NewsPage): News[] {
  const news: News[] = since === undefined ? [] : [{since, label: title, to: path}];
  const slugger = createSlugger();
  let heading = {text: title, to: path};
  let isCode = false;
  source.split('\n').forEach((line, index) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    if (isCode) return;
    const [, headingText] = /^#{2,6} (.+)$/.exec(line) ?? [];
    if (headingText !== undefined) {
      const {text, id} = parseMarkdownHeadingId(headingText);
      const plain = text.replaceAll('`', '');
      heading = {text: plain, to: `${path}#${id ?? slugger.slug(plain)}`};
    }
    if (!line.includes('<Since')) return;
    const [, release, label = heading.text] = MARK.exec(line) ?? [];
    if (release === undefined) {
      throw new Error(
        `${file}:${index + 1}: write <Since release="2.6.0" />, or <Since release="2.6.0" label="what" />.`,
      );
    }
    news.push({since: release, label, to: heading.to});
  });
  return news;
}
