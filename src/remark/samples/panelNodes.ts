import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {CheckedVersion, SampleRecording} from '../../lib/sampleRecording';

/**
 * `<RecordedRequests>`, the panel below a code block. A JSON string avoids building a syntax tree for the attribute.
 */
export function buildRecordingNode(recording: SampleRecording): MdxJsxFlowElement {
  return buildElement('RecordedRequests', {recording: JSON.stringify(recording)});
}

/** `<LiveSample>`, the button below a code block that runs its sample. */
export function buildLiveNode(liveFile: string): MdxJsxFlowElement {
  return buildElement('LiveSample', {file: liveFile});
}

/** `<CheckedWith>`, the last line of a page with samples. */
export function buildCheckedWithNode(versions: CheckedVersion[]): MdxJsxFlowElement {
  return buildElement('CheckedWith', {versions: JSON.stringify(versions)});
}

function buildElement(name: string, attributes: Record<string, string>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children: [],
  };
}
