import {relative} from 'node:path';
import type {Root} from 'hast';
import type {VFile} from 'vfile';

/** Components whose output does not change once it is on the page. */
const TEXT = ['CheckedWith', 'DocLink', 'MethodIndex', 'RecordedRequests', 'SampleFiles', 'Since', 'WhatsNew'];
/** Components that src/components/ServedPage makes again from the page. */
const TAKEN_OVER = ['Tabs', 'TabItem'];
const KNOWN = new Set([...TEXT, ...TAKEN_OVER]);
/** Written as JSX, elements are components of the theme that a reader can use. */
const ELEMENTS_IN_USE = new Set(['details', 'summary', 'button', 'input', 'select', 'textarea']);

/** A node of MDX: an element written as JSX, or one of Markdown. */
interface JsxNode {
  readonly type: string;
  readonly name?: string | null;
  readonly tagName?: string;
  readonly position?: {readonly start: {readonly line: number}};
  readonly children?: readonly JsxNode[];
}

/**
 * Rehype plugin: stops the build at a component that nobody has said of how it gets along with pages that are taken over
 * as they came (src/components/ServedPage). One that does something when a reader uses it would stay silent there.
 */
export default function rehypeKnownComponents(): (root: Root, file: VFile) => void {
  return (root, file) => visit(root, file);
}

function visit({type, name, tagName, position, children = []}: JsxNode, file: VFile): void {
  const isJsx = type.startsWith('mdxJsx');
  const element = isJsx ? name : tagName;
  const isKnown = !isJsx || !element || KNOWN.has(element) || element.toLowerCase() === element;
  if (!isKnown || ELEMENTS_IN_USE.has(element ?? '')) {
    throw new Error(
      `${relative(process.cwd(), file.path)}:${position?.start.line ?? 1}: <${element ?? ''}> is not known. Name it in ` +
        'src/rehype/knownComponents: under TEXT when it only shows something, otherwise under TAKEN_OVER, and let ' +
        'readNodes() in src/components/ServedPage make it again.',
    );
  }
  for (const child of children) visit(child, file);
}
