/** Cuts a page into the pieces a reader looks for: headings, passages, documented properties, sample code. */
import type {Element, ElementContent, Parents, Root, RootContent} from 'hast';
import {selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import {visit} from 'unist-util-visit';

/** Something documented by name below a heading: a parameter, an option, a field. */
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

/** What serves the hand or the eye and says nothing, and what stands on many pages alike. */
const IGNORED =
  'button, svg, script, style, noscript, nav, template, [role=tablist], .hash-link, ' +
  '.theme-doc-version-badge, .doc-counterpart-link';
const TEXT_TAGS = new Set(['p', 'dt', 'dd', 'figcaption', 'summary', 'blockquote', 'caption']);
const HEADING = /^h([1-6])$/;
/** Versions the samples were checked with stand under every page and are about none. */
const CHECKED_WITH = /^(?:Samples of .{1,20} )?checked with /i;

/** Admonitions without a title of their own show the name of their kind. */
const ADMONITION_LABEL = /^(?:note|tip|info|warning|danger|caution)$/i;

/** Words only, with the punctuation of a sentence: neither a command nor an expression. */
const MESSAGE = /^['"`\p{L}][\p{L}\p{N}\s.,:'"`’!?@/()[\]<>#*…-]*$/u;
const MESSAGE_WORDS = 5;
const MAX_MESSAGE_LENGTH = 240;

type MutableSection = {
  -readonly [Key in keyof PageSection]: PageSection[Key] extends readonly (infer Item)[] ? Item[] : PageSection[Key];
};

/** Sections in reading order; the first one is the page's own. */
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
      // A block of one sentence is a message too long for its line.
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

/** Addresses of all links, as they are written, each once. */
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

// A sentence in code is what a program says; readers paste it as it is.
function pushMessages(section: MutableSection, node: Element): void {
  for (const code of findAll(withoutCode(node), 'code')) pushMessage(section, readText(code));
}

function pushMessage(section: MutableSection, text: string): void {
  const isMessage = MESSAGE.test(text) && text.length <= MAX_MESSAGE_LENGTH && text.split(' ').length >= MESSAGE_WORDS;
  if (isMessage && !section.properties.some(({name}) => name === text))
    section.properties.push({name: text, anchor: section.anchor, text: ''});
}

/** The element that a text begins with, innermost or `code`. */
function findFirst(node: ElementContent | undefined): Element | undefined {
  if (node?.type !== 'element') return undefined;
  if (node.tagName === 'code') return node;
  return findFirst(node.children.find((child) => child.type !== 'text' || child.value.trim() !== ''));
}

// A list item that holds no blocks of its own.
function isLeafItem({tagName, children}: Element): boolean {
  return (
    tagName === 'li' &&
    !children.some((child) => child.type === 'element' && /^(?:ul|ol|p|pre|div|table|figure)$/.test(child.tagName))
  );
}

const isTag = (node: RootContent, tagName: string): boolean => node.type === 'element' && node.tagName === tagName;

/** Asked for each text of each page, so without the parser of hast-util-select. */
function findAll(element: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(element, {type: 'element', tagName}, (node) => void found.push(node));
  return found;
}

/** The first id below an element. */
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

/** A copy without what readers do not read. */
function withoutIgnored<Node extends Root | Element>(content: Node): Node {
  const ignored = new Set<unknown>(selectAll(IGNORED, content));
  return copy(content, (node) => node.type !== 'comment' && !ignored.has(node));
}

/** A copy without the code blocks, which are kept apart. */
const withoutCode = (element: Element): Element =>
  copy(element, (node) => node.type !== 'element' || node.tagName !== 'pre');

function copy<Node extends Parents>(parent: Node, isKept: (node: RootContent) => boolean): Node {
  const children = parent.children
    .filter(isKept)
    .map((child) => (child.type === 'element' ? copy(child, isKept) : child));
  return {...parent, children};
}
