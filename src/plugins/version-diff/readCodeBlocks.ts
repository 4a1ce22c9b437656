import {parseMarkdownHeadingId} from '@docusaurus/utils';
import {fillFence, type FenceContext} from '../../remark/samples/fillFence';
import {isSampleMeta, parseMeta} from '../../remark/samples/parseMeta';
import {scanFences, type ScannedFence} from '../../remark/samples/scanFences';

/** A signature, or a file that a page shows. */
export interface CodeBlock {
  readonly kind: 'signature' | 'sample';
  /** The heading above a signature, the file name of a sample. */
  readonly title: string;
  readonly code: string;
}

/** Differences of these are about the text, not about its layout: a file name says that there is something to compare. */
const COMPARED_LANGUAGES = ['ts', 'tsx', 'js', 'jsx'];

/**
 * The signatures of a page and its samples with a file name, in reading order.
 *
 * @param source text of the MDX file
 * @throws SampleError for a sample that does not exist
 */
export function readCodeBlocks(source: string, context: FenceContext): CodeBlock[] {
  return scanFences(source)
    .filter(({meta}) => isSampleMeta(meta))
    .flatMap((fence): CodeBlock[] => {
      const isSignature = fence.lang === 'signature';
      const {title} = parseMeta(fence.meta).attributes;
      if (!isSignature && (!COMPARED_LANGUAGES.includes(fence.lang) || typeof title !== 'string')) return [];
      return [
        {
          kind: isSignature ? 'signature' : 'sample',
          title: isSignature ? findHeading(source, fence) : String(title),
          code: fillFence(fence, context).shownText,
        },
      ];
    });
}

function findHeading(source: string, {line}: ScannedFence): string {
  const above = source.split('\n').slice(0, line - 1);
  const heading = above.findLast((text) => /^#{2,4} /.test(text)) ?? 'Signature';
  return parseMarkdownHeadingId(heading.replace(/^#+ /, '')).text.replaceAll('`', '');
}
