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
  const [method = '', url = ''] = line.children.flatMap((child) =>
    child.type === 'element' && !hasClass(child, 'status') ? [readText(child)] : [],
  );
  const lists = rest.filter(byTag('dl'));
  const [headers, form] = lists.map((list) => findElements(list, byTag('div')).map(buildLine));
  const body = form?.join('\n') ?? rest.filter(byTag('pre')).map(readText)[0];
  const value = [`${method} ${url}`, ...(headers ?? []), ...(body === undefined ? [] : ['', body])].join('\n');
  const status = findElements(line, byClass('status')).map((element) => paragraph(`${capitalize(readText(element))}.`));
  return [code('http', value), ...status];
}

function buildFact(fact: Element): BlockContent[] {
  const label = findElements(fact, byTag('dt')).map((term) => paragraph(`${readText(term)}:`));
  const values = findElements(fact, byTag('pre')).map((element) => {
    const value = readText(element);
    return code(value === 'undefined' ? 'text' : 'json', value);
  });
  return [...label, ...values];
}

/** `accept: application/json` of a term, which ends in a colon, and its description. */
const buildLine = (entry: Element): string => findElements(entry, byTag('dt', 'dd')).map(readText).join(' ');
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const code = (lang: string, value: string): Code => ({type: 'code', lang, value});
const paragraph = (value: string): Paragraph => ({type: 'paragraph', children: [{type: 'text', value}]});
const bold = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [{type: 'text', value}]}],
});
