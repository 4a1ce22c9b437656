/** Cuts a page into the pieces a reader looks for: headings, passages, documented properties, sample code. */
import type {PageElement, PageNode} from './pageTree';
import {collectText, readText} from './pageTree';

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

const IGNORED_TAGS = new Set(['button', 'svg', 'script', 'style', 'noscript', 'nav', 'template']);
const IGNORED_ROLES = new Set(['tablist']);
const IGNORED_CLASSES = [
  'hash-link',
  'theme-doc-version-badge',
  'doc-counterpart-link',
  'theme-admonition-icon',
  'admonitionIcon',
];
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
export function readPage(content: PageElement, title: string): PageSection[] {
  const sections: MutableSection[] = [startSection(1, title, '')];
  const current = (): MutableSection => sections.at(-1)!;

  function visit(node: PageNode): void {
    if (typeof node === 'string') {
      pushText(current(), node);
      return;
    }
    if (isIgnored(node)) return;
    const level = Number(HEADING.exec(node.tag)?.[1] ?? 0);
    if (level === 1) return;
    if (level > 1) {
      sections.push(startSection(level, readText(withoutIgnored(node)), node.id));
      return;
    }
    if (node.tag === 'pre') {
      const code = collectText(withoutIgnored(node)).trim();
      // A block of one sentence is a message too long for its line.
      if (/^\p{Lu}[^\n]*[.!]$/u.test(code)) pushMessage(current(), code);
      else current().code.push(code);
      return;
    }
    if ((node.tag === 'li' || node.tag === 'tr') && pushProperty(current(), node)) return;
    if (TEXT_TAGS.has(node.tag) || node.tag === 'tr' || isLeafItem(node)) {
      pushText(current(), readText(withoutIgnored(node)));
      pushMessages(current(), node);
      node.children.forEach(visitCode);
      return;
    }
    node.children.forEach(visit);
  }

  // Code blocks inside a text element, such as a sample in a list item.
  function visitCode(node: PageNode): void {
    if (typeof node === 'string' || isIgnored(node)) return;
    if (node.tag === 'pre') current().code.push(collectText(node).trim());
    else node.children.forEach(visitCode);
  }

  content.children.forEach(visit);
  return sections;
}

function startSection(level: number, heading: string, anchor: string): MutableSection {
  return {level, heading, anchor, texts: [], code: [], properties: []};
}

function pushText(section: MutableSection, text: string): void {
  const line = text.replace(/[\s\u200B]+/g, ' ').trim();
  if (line !== '' && !CHECKED_WITH.test(line) && !ADMONITION_LABEL.test(line)) section.texts.push(line);
}

// A list item or table row that starts with code documents what the code names: "`gcTime`: how long ...".
function pushProperty(section: MutableSection, item: PageElement): boolean {
  const cells =
    item.tag === 'tr' ? item.children.filter((child) => typeof child !== 'string' && child.tag === 'td') : [item];
  const first = findFirst(cells[0]);
  if (!first || first.tag !== 'code') return false;
  const name = readText(first).replace(/[?:]+$/, '');
  const text = readText(withoutIgnored(item));
  if (!/^-{0,2}[\p{L}_$][\p{L}\p{N}_$.\-[\]]*(?:\(\))?(?:[ =].*)?$/u.test(name) || name.length > 60 || text === name)
    return false;
  section.properties.push({name, anchor: item.id || first.id || findId(item) || section.anchor, text});
  pushMessages(section, item);
  return true;
}

// A sentence in code is what a program says; readers paste it as it is.
function pushMessages(section: MutableSection, node: PageElement): void {
  if (node.tag === 'code') {
    pushMessage(section, readText(node));
    return;
  }
  for (const child of node.children) if (typeof child !== 'string' && child.tag !== 'pre') pushMessages(section, child);
}

function pushMessage(section: MutableSection, text: string): void {
  const isMessage = MESSAGE.test(text) && text.length <= MAX_MESSAGE_LENGTH && text.split(' ').length >= MESSAGE_WORDS;
  if (isMessage && !section.properties.some(({name}) => name === text))
    section.properties.push({name: text, anchor: section.anchor, text: ''});
}

function findFirst(node: PageNode | undefined): PageElement | undefined {
  if (node === undefined || typeof node === 'string') return undefined;
  if (node.tag === 'code') return node;
  const child = node.children.find((each) => typeof each !== 'string' || each.trim() !== '');
  return typeof child === 'string' ? undefined : findFirst(child);
}

function findId(node: PageElement): string {
  for (const child of node.children) {
    if (typeof child === 'string') continue;
    const id = child.id || findId(child);
    if (id) return id;
  }
  return '';
}

// A list item that holds no blocks of its own.
function isLeafItem(node: PageElement): boolean {
  return (
    node.tag === 'li' &&
    !node.children.some((child) => typeof child !== 'string' && /^(?:ul|ol|p|pre|div|table|figure)$/.test(child.tag))
  );
}

function isIgnored(node: PageElement): boolean {
  return (
    IGNORED_TAGS.has(node.tag) ||
    IGNORED_ROLES.has(node.role) ||
    node.classes.some((name) => IGNORED_CLASSES.some((ignored) => name === ignored || name.startsWith(`${ignored}_`)))
  );
}

// Copies an element without what readers do not read, and without the code blocks, which are kept apart.
function withoutIgnored(node: PageElement): PageElement {
  const children = node.children.flatMap((child): PageNode[] => {
    if (typeof child === 'string') return [child];
    if (isIgnored(child) || child.tag === 'pre') return [];
    return [withoutIgnored(child)];
  });
  return {...node, children};
}
