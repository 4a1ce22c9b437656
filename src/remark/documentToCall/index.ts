import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {LinkedPart} from '../../components/DocumentToCall';
import type {CodeMark} from '../../lib/colorCode/markCode';
import {SampleError} from '../samples/SampleError';
import {alignParts, type Block, type Part} from './alignParts';
import {readOperation, type Place} from './readOperation';

/** Options of the plugin. */
export interface DocumentToCallOptions {
  readonly siteDir: string;
}

const PANES = ['In the document', 'What the CLI writes', 'In your code'];

/**
 * Remark plugin that runs after the samples plugin: aligns the fences of `<DocumentToCall>` by the names in them. The first
 * fence is an operation of the OpenAPI document, the last one is the call, and the others are generated files. A name that
 * is missing fails the build with page and line.
 */
export default function remarkDocumentToCall({siteDir}: DocumentToCallOptions): (root: Root, file: VFile) => void {
  return (root, file) => {
    visit(root, 'mdxJsxFlowElement', (element) => {
      if (element.name !== 'DocumentToCall') return;
      try {
        linkPanes(element, siteDir);
      } catch (error) {
        if (!(error instanceof SampleError)) throw error;
        const page = path.relative(siteDir, file.path).split(path.sep).join('/');
        throw new SampleError(`${page}:${element.position?.start.line ?? 1}: ${error.message}`);
      }
    });
  };
}

function linkPanes(element: MdxJsxFlowElement, siteDir: string): void {
  const fences = element.children.filter((child) => child.type === 'code');
  const [document, ...generated] = fences;
  const call = generated.pop();
  if (!document || generated.length === 0 || !call || fences.length < element.children.length) {
    throw new SampleError(
      '<DocumentToCall> takes fences only: the document, one or more generated files, and the call.',
    );
  }
  const documentPath = samplePathOf(document);
  const operation = readOperation(document.value, readFileSync(documentPath, 'utf8'));
  const toBlock = (fence: Code): Block => ({file: path.relative(siteDir, samplePathOf(fence)), code: fence.value});
  const parts = alignParts(operation, generated.map(toBlock), toBlock(call));

  markFence(document, parts, (part) => part.document);
  generated.forEach((fence, index) => markFence(fence, parts, (part) => part.generated[index] ?? []));
  markFence(call, parts, (part) => part.call);

  const linked = parts.map(({label, explanation, ...places}): LinkedPart => {
    const inGenerated = generated.flatMap((fence, index) => listNames(fence, places.generated[index] ?? []));
    const names = [listNames(document, places.document), inGenerated, listNames(call, places.call)];
    return {label, explanation, names: names.map((ofPane) => [...new Set(ofPane)])};
  });
  element.attributes.push({type: 'mdxJsxAttribute', name: 'parts', value: JSON.stringify(linked)});
  element.children = [[document], generated, [call]].map((pane, index) =>
    buildPane(`${index + 1}. ${PANES[index]}`, pane),
  );
}

function samplePathOf(fence: Code): string {
  const samplePath = fence.data?.samplePath;
  if (samplePath === undefined)
    throw new SampleError('A fence in <DocumentToCall> has no "sample". Add sample="…" with the path of the file.');
  return samplePath;
}

/** Marks the parts in a block. The plugin src/rehype/highlight reads the marks. */
function markFence(fence: Code, parts: readonly Part[], find: (part: Part) => readonly Place[]): void {
  const marks = parts.flatMap((part, index) => find(part).map((place): CodeMark => ({...place, part: index + 1})));
  fence.data = {...fence.data, hProperties: {...fence.data?.hProperties, marks: JSON.stringify(marks)}};
}

const listNames = (fence: Code, places: readonly Place[]): string[] =>
  places.map(({start, end}) => fence.value.slice(start, end));

function buildPane(heading: string, fences: Code[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'section',
    attributes: [],
    children: [
      {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: heading}]}]},
      ...fences,
    ],
  };
}
