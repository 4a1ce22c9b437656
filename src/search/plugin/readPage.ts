/** Splits a page into what readers search for: headings, passages, documented properties, and sample code. */
import type {Element, ElementContent, Parents, Root, RootContent} from 'hast';
import {selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import {visit} from 'unist-util-visit';

/** A named item that is documented below a heading: a parameter, option, or field. */
export interface Property {
  readonly name: string;
  readonly anchor: string;
  readonly text: string;
}

export interface PageSection {
  /** 1 for the page itself, 2 to 6 below. */
  readonly level: number;
  readonly heading: string;
  /** Empty for the page itself. */
  readonly anchor: string;
  readonly texts: readonly string[];
  readonly code: readonly string[];
  readonly properties: readonly Property[];
}

/** Controls and decoration without content, and elements that are the same on many pages. */
const IGNORED =
  'button, svg, script, style, noscript, nav, template, [role=tablist], .hash-link, ' +
  '.theme-doc-version-badge, .doc-counterpart-link';
const TEXT_TAGS = new Set(['p', 'dt', 'dd', 'figcaption', 'summary', 'blockquote', 'caption']);
const HEADING = /^h([1-6])$/;
/** The "Checked with" line at the end of almost every page. */
const CHECKED_WITH = /^(?:Samples of .{1,20} )?checked with /i;

/** Default title of an admonition: its kind. */
const ADMONITION_LABEL = /^(?:note|tip|info|warning|danger|caution)$/i;

/** An error message: words with punctuation, unlike a command or an expression. */
const MESSAGE = /^['"`\p{L}][\p{L}\p{N}\s.,:'"`’!?@/()[\]<>#*…-]*$/u;
const MESSAGE_WORDS = 5;
const MAX_MESSAGE_LENGTH = 240;

type MutableSection = {
  -readonly [Key in keyof PageSection]: PageSection[Key] extends readonly (infer Item)[] ? Item[] : PageSection[Key];
};

/** Sections in reading order. The first one is the page itself. */
export function readPage(content: Root | Element, title: string): PageSection[] {
  const sections: MutableSection[] = [startSection(1, title, '')];
  const current = (): MutableSection => sections.at(-1)!;

  function visit(node: RootContent): void {
    if (node.type === 'text') pushText(current(), node.value);
    if (node.type !== 'element') return;
    const level = Number(HEADING.exec(node.tagName)?.[1] ?? 0);
    if (level === 1) return;
    if (level > 1) {
      sections.push(startSection(level, readText(node), readId(node)));
      return;
    }
    if (node.tagName === 'pre') {
      const code = toText(node).trim();
      // A code block with a single sentence is an error message.
      if (/^\p{Lu}[^\n]*[.!]$/u.test(code)) pushMessage(current(), code);
      else current().code.push(code);
      return;
    }
    if ((node.tagName === 'li' || node.tagName === 'tr') && pushProperty(current(), node)) return;
    if (TEXT_TAGS.has(node.tagName) || node.tagName === 'tr' || isLeafItem(node)) {
      pushText(current(), readText(withoutCode(node)));
      pushMessages(current(), node);
      // Code blocks inside a text element, such as a sample in a list item.
      current().code.push(...findAll(node, 'pre').map((block) => toText(block).trim()));
      return;
    }
    node.children.forEach(visit);
  }

  withoutIgnored(content).children.forEach(visit);
  return sections;
}

/** Distinct `href` values of all links. */
export function listLinks(content: Root | Element): string[] {
  return [...new Set(selectAll('a[href]', content).map(({properties}) => String(properties.href)))];
}

function startSection(level: number, heading: string, anchor: string): MutableSection {
  return {level, heading, anchor, texts: [], code: [], properties: []};
}

function pushText(section: MutableSection, text: string): void {
  const line = toLine(text);
  if (line !== '' && !CHECKED_WITH.test(line) && !ADMONITION_LABEL.test(line)) section.texts.push(line);
}

// A list item or table row that starts with code documents what the code names: "`gcTime`: how long ...".
function pushProperty(section: MutableSection, item: Element): boolean {
  const start = item.tagName === 'tr' ? item.children.find((child) => isTag(child, 'td')) : item;
  const first = findFirst(start);
  if (first?.tagName !== 'code') return false;
  const name = readText(first).replace(/[?:]+$/, '');
  const text = readText(withoutCode(item));
  if (!/^-{0,2}[\p{L}_$][\p{L}\p{N}_$.\-[\]]*(?:\(\))?(?:[ =].*)?$/u.test(name) || name.length > 60 || text === name)
    return false;
  const anchor = readId(item) || readId(first) || findId(item) || section.anchor;
  section.properties.push({name, anchor, text});
  pushMessages(section, item);
  return true;
}

// A sentence in code is an error message, which readers paste verbatim.
function pushMessages(section: MutableSection, node: Element): void {
  for (const code of findAll(withoutCode(node), 'code')) pushMessage(section, readText(code));
}

function pushMessage(section: MutableSection, text: string): void {
  const isMessage = MESSAGE.test(text) && text.length <= MAX_MESSAGE_LENGTH && text.split(' ').length >= MESSAGE_WORDS;
  if (isMessage && !section.properties.some(({name}) => name === text))
    section.properties.push({name: text, anchor: section.anchor, text: ''});
}

/** The innermost first element, or the first `code` element. */
function findFirst(node: ElementContent | undefined): Element | undefined {
  if (node?.type !== 'element') return undefined;
  if (node.tagName === 'code') return node;
  return findFirst(node.children.find((child) => child.type !== 'text' || child.value.trim() !== ''));
}

// A list item without block elements.
function isLeafItem({tagName, children}: Element): boolean {
  return (
    tagName === 'li' &&
    !children.some((child) => child.type === 'element' && /^(?:ul|ol|p|pre|div|table|figure)$/.test(child.tagName))
  );
}

const isTag = (node: RootContent, tagName: string): boolean => node.type === 'element' && node.tagName === tagName;

/** Does not use hast-util-select, because parsing a selector for each text of each page is slow. */
function findAll(element: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(element, {type: 'element', tagName}, (node) => void found.push(node));
  return found;
}

/** The first id among an element's descendants. */
function findId(element: Element): string {
  let id = '';
  visit(element, 'element', (node) => {
    id = readId(node);
    return id === '';
  });
  return id;
}

/** Text of an element in one line. */
const readText = (element: Element): string => toLine(toText(element));

const toLine = (text: string): string => text.replace(/[\s\u200B]+/g, ' ').trim();

const readId = ({properties}: Element): string => (typeof properties.id === 'string' ? properties.id : '');

/** A copy without comments and ignored elements. */
function withoutIgnored<Node extends Root | Element>(content: Node): Node {
  const ignored = new Set<unknown>(selectAll(IGNORED, content));
  return copy(content, (node) => node.type !== 'comment' && !ignored.has(node));
}

/** A copy without code blocks, which are indexed separately. */
const withoutCode = (element: Element): Element =>
  copy(element, (node) => node.type !== 'element' || node.tagName !== 'pre');

function copy<Node extends Parents>(parent: Node, isKept: (node: RootContent) => boolean): Node {
  const children = parent.children
    .filter(isKept)
    .map((child) => (child.type === 'element' ? copy(child, isKept) : child));
  return {...parent, children};
}
