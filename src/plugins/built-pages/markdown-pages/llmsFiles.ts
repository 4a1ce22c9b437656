import type {DocsVersion} from '../../../lib/docsPages';
import {buildLlmsText, type LinkedPage, type LlmsText} from './llmsText';

/** A file to write. The path is relative to the base path. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

export interface LlmsSite {
  readonly name: string;
  readonly summary: string;
  /** Makes a path absolute: `/openapi-qraft/docs` becomes `https://host/openapi-qraft/docs`. */
  readonly toUrl: (path: string) => string;
  readonly baseUrl: string;
}

type WrittenVersion = Pick<DocsVersion, 'label' | 'path' | 'isLast' | 'pages'> & {
  /** Markdown of the pages, in the order of `pages`. */
  readonly texts: readonly string[];
};

/**
 * `llms.txt` with the list of pages, and `llms-full.txt` with their texts. Each version has both at its root. Those of
 * the latest version are also at the root of the site, where tools look first.
 */
export function buildLlmsFiles(versions: readonly WrittenVersion[], site: LlmsSite): TextFile[] {
  return versions.flatMap((version) => {
    const others = versions.filter((other) => other !== version).map((other) => linkVersion(other, site));
    const text = buildLlmsText({
      name: `${site.name} ${version.label}`,
      summary: site.summary,
      pages: version.pages.map((page): LinkedPage => ({...page, address: `${site.toUrl(page.path)}.md`})),
      optional: [
        {
          title: `${site.name} ${version.label} in one file`,
          description: 'The text of all pages above.',
          address: `${site.toUrl(version.path)}/llms-full.txt`,
        },
        ...others,
      ],
    });
    const full = version.texts.join('\n');
    const folders = [`${version.path.slice(site.baseUrl.length)}/`, ...(version.isLast ? [''] : [])];
    return folders.flatMap((folder) => [
      {path: `${folder}llms.txt`, text},
      {path: `${folder}llms-full.txt`, text: full},
    ]);
  });
}

const linkVersion = ({label, path}: WrittenVersion, {name, toUrl}: LlmsSite): LlmsText['optional'][number] => ({
  title: `${name} ${label}`,
  description: `The list of the pages of ${label}.`,
  address: `${toUrl(path)}/llms.txt`,
});
