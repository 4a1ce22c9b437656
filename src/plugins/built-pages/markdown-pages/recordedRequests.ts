/** Converts the panel of src/components/RecordedRequests to Markdown. */
import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {toText} from 'hast-util-to-text';
import type {BlockContent, Code, Paragraph} from 'mdast';

/** Requests become `http` blocks followed by the status. Keys and values become `json` blocks under their label. */
export function buildRecordedRequests(panel: Element): BlockContent[] {
  const label = find(panel, ':scope > summary');
  return [
    {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: toString(label)}]}]},
    ...selectAll(':scope > ol > li', panel).flatMap(buildRequest),
    ...selectAll(':scope > div', panel).flatMap(buildValues),
  ];
}

/** The request line is `<b>method</b> URL <i>status</i>`. */
function buildRequest(request: Element): BlockContent[] {
  const line = find(request, ':scope > p');
  const [method, status] = [find(line, 'b'), select('i', line)];
  const url = toString({
    ...line,
    children: line.children.filter((child) => child !== method && child !== status),
  }).trim();
  const headers = select('[data-part=headers]', request);
  const body = select('[data-part=body]', request);
  const value = [
    `${toString(method)} ${url}`,
    ...(headers ? [toText(headers)] : []),
    ...(body ? ['', body.tagName === 'pre' ? toString(body) : toText(body)] : []),
  ].join('\n');
  return [code('http', value), ...(status ? [paragraph(`${capitalize(toString(status))}.`)] : [])];
}

/** A label with the values below it. */
function buildValues(values: Element): BlockContent[] {
  const label = find(values, ':scope > p');
  return [
    paragraph(`${toString(label)}:`),
    ...selectAll(':scope > pre', values).map((element) => {
      const value = toString(element);
      return code(value === 'undefined' ? 'text' : 'json', value);
    }),
  ];
}

function find(element: Element, selector: string): Element {
  const found = select(selector, element);
  if (!found) {
    throw new Error(
      `Recorded requests ("${toString(element).slice(0, 60)}") have no "${selector}". ` +
        'Adapt src/plugins/built-pages/markdown-pages/recordedRequests.ts to src/components/RecordedRequests.',
    );
  }
  return found;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const code = (lang: string, value: string): Code => ({type: 'code', lang, value});
const paragraph = (value: string): Paragraph => ({type: 'paragraph', children: [{type: 'text', value}]});
