import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../../src/remark/samples/readSample';
import {scanFences, type ScannedFence} from '../../../src/remark/samples/scanFences';
import {SAMPLE_VERSIONS, type SampleVersion} from '../../../src/remark/samples/versions';
import {normalizeText} from './readBlocks';

/** An MDX source and its fences. */
export interface Page {
  /** Path relative to the site. */
  pagePath: string;
  version: SampleVersion;
  fences: ScannedFence[];
}

/** Reads the fences of all MDX sources of both versions. */
export function readPages(siteDir: string): Page[] {
  return SAMPLE_VERSIONS.flatMap((version) =>
    version.pageFolders.flatMap((folder) =>
      listFiles(path.join(siteDir, folder))
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => `${folder}/${file}`)
        .map((pagePath) => ({
          pagePath,
          version,
          fences: scanFences(readFileSync(path.join(siteDir, pagePath), 'utf8')),
        })),
    ),
  );
}

/** `page:line` of the fence that contains a text. Looks in the source of the built page first, then in all sources. */
export function findPlace(pages: readonly Page[], text: string, htmlPath: string): string | undefined {
  const builtName = htmlPath.replace(/(?:\/index)?\.html$/, '').replace(/^docs\/(?:\d[\w.]*\/)?/, '');
  const isSource = (page: Page): boolean => page.pagePath.replace(/(?:\/index)?\.mdx?$/, '').endsWith(`/${builtName}`);
  const ordered = [...pages.filter(isSource), ...pages.filter((page) => !isSource(page))];
  for (const {pagePath, fences} of ordered) {
    const fence = fences.find(
      ({value}) => value !== '' && normalizeText(dedent(value)) === normalizeText(dedent(text)),
    );
    if (fence) return `${pagePath}:${fence.line}`;
  }
  return undefined;
}

function dedent(text: string): string {
  return text.replaceAll(/^[ \t]+/gm, '');
}
