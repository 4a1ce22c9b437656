import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';

/** A feature that was added after the first release of the version. */
export interface News {
  /** `2.6.0` */
  readonly since: string;
  readonly label: string;
  /** Link to its description. */
  readonly to: string;
}

export interface NewsPage {
  readonly path: string;
  readonly title: string;
  readonly since?: string;
  /** Source of the MDX file. */
  readonly source: string;
  /** File name for error messages. */
  readonly file: string;
}

const MARK = /<Since release="(\d+\.\d+\.\d+)"(?: label="([^"]+)")? \/>/;

/**
 * Collects the new features that a page marks: `since` in the front matter marks the page, `<Since>` below a heading
 * marks its section.
 *
 * @throws Error with the line of a `<Since>` that cannot be parsed
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
        `${file}:${index + 1}: Cannot parse <Since>. Write <Since release="2.6.0" />, or <Since release="2.6.0" label="what" />.`,
      );
    }
    news.push({since: release, label, to: heading.to});
  });
  return news;
}
