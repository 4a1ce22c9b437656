import {parse, type HTMLElement, NodeType} from 'node-html-parser';

/** One code block of a built page. */
export interface Block {
  /** Path of the HTML file, relative to the build folder. */
  htmlPath: string;
  /** Language in the class `language-…`, or an empty string. */
  language: string;
  /** The text that is shown. */
  text: string;
}

/** All code blocks of a built page, in page order. */
export function readBlocks(html: string, htmlPath: string): Block[] {
  // Otherwise the parser treats the content of <pre> as text.
  const root = parse(html, {blockTextElements: {script: false, style: false, noscript: false}});
  return root
    .querySelectorAll('pre')
    .map((pre) => ({htmlPath, language: languageOf(pre), text: normalizeText(textOf(pre))}));
}

/** Normalizes a text for comparison: no trailing spaces, no empty lines at both ends. */
export function normalizeText(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

/** Depending on the highlighter, the class is on the block's container, on `pre` or on `code`. */
function languageOf(pre: HTMLElement): string {
  const candidates = [pre, pre.querySelector('code'), pre.closest('[class*="language-"]')];
  for (const element of candidates) {
    const match = /(?:^|\s)language-(\S+)/.exec(element?.getAttribute('class') ?? '');
    if (match) return match[1] ?? '';
  }
  return '';
}

function textOf(pre: HTMLElement): string {
  const lines = pre.querySelectorAll('.token-line');
  if (lines.length === 0) return collectText(pre);
  return lines.map((line) => collectText(line).replaceAll('\n', '')).join('\n');
}

function collectText(element: HTMLElement): string {
  return element.childNodes
    .map((node) => {
      if (node.nodeType === NodeType.TEXT_NODE) return node.text;
      if (node.nodeType !== NodeType.ELEMENT_NODE) return '';
      const child = node as HTMLElement; // nodeType is checked above
      return child.tagName === 'BR' ? '\n' : collectText(child);
    })
    .join('');
}
