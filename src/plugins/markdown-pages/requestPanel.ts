/** The panel under a sample, as blocks that a reader of plain text understands. */
import type {Element} from 'hast';
import type {BlockContent, Code, Paragraph} from 'mdast';
import {byClass, byTag, findElements, hasClass, readText} from './elements';

export const isRequestPanel = (element: Element): boolean => element.tagName === 'figure' && hasClass(element, 'panel');

/** Requests become `http` blocks with the status below, keys and values become `json` blocks under their label. */
export function buildRequestPanel(panel: Element): BlockContent[] {
  const label = findElements(panel, byTag('figcaption')).map((caption) => bold(readText(caption)));
  const requests = findElements(panel, byClass('requests')).flatMap((list) => findElements(list, byTag('li')));
  return [...label, ...requests.flatMap(buildRequest), ...findElements(panel, byClass('fact')).flatMap(buildFact)];
}

function buildRequest(item: Element): BlockContent[] {
  const [line, ...rest] = item.children.filter((child) => child.type === 'element');
  if (!line) return [];
  const isLabel = byTag('b', 'i');
  const method = findElements(line, byTag('b')).map(readText)[0] ?? '';
  const address = line.children.filter((child) => child.type !== 'element' || !isLabel(child));
  const url = readText({...line, children: address}).trim();
  const [headers, form] = rest.filter(byClass('lines')).map(readLines);
  const body = form?.join('\n') ?? rest.filter(byTag('pre')).map(readText)[0];
  const value = [`${method} ${url}`, ...(headers ?? []), ...(body === undefined ? [] : ['', body])].join('\n');
  const status = findElements(line, byTag('i')).map((element) => paragraph(`${capitalize(readText(element))}.`));
  return [code('http', value), ...status];
}

function buildFact(fact: Element): BlockContent[] {
  const label = findElements(fact, byTag('p')).map((term) => paragraph(`${readText(term)}:`));
  const values = findElements(fact, byTag('pre')).map((element) => {
    const value = readText(element);
    return code(value === 'undefined' ? 'text' : 'json', value);
  });
  return [...label, ...values];
}

/** Lines such as `accept: application/json`, parted by line breaks. */
function readLines(lines: Element): string[] {
  const parts: Element['children'][] = [[]];
  for (const child of lines.children) {
    if (child.type === 'element' && child.tagName === 'br') parts.push([]);
    else parts.at(-1)?.push(child);
  }
  return parts.map((children) => readText({...lines, children}));
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const code = (lang: string, value: string): Code => ({type: 'code', lang, value});
const paragraph = (value: string): Paragraph => ({type: 'paragraph', children: [{type: 'text', value}]});
const bold = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [{type: 'text', value}]}],
});
