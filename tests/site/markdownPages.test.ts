import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Element, Root, Text} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {BUILD_FOLDER, SITE_URL} from '../buildFolder';
import {builtFiles, type BuiltPage, contentPages, docPages, findElements, findServedFile, versionOf} from './builtSite';

const read = (file: string): string => readFileSync(join(BUILD_FOLDER, file), 'utf8');
const markdownFile = ({file}: BuiltPage): string => file.replace(/\.html$/, '.md');
const markdownPages = docPages.map((page) => ({page, file: markdownFile(page), text: read(markdownFile(page))}));

/** A fenced code block: its opening fence and its content. */
const FENCED = /^((?:> ?| )*)(`{3,}).*\n[^]*?\n\1\2$/gm;
const withoutCode = (markdown: string): string => markdown.replace(FENCED, '').replace(/`[^`\n]+`/g, '');

/** How many characters of Markdown syntax and URLs may lie between two consecutive texts of a page. */
const LONGEST_GAP = 250;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The texts of a page in the order of its Markdown. */
function readTexts(content: Element): string[] {
  // In the Markdown, each tab's label is above its panel, and a response is below its request.
  for (const tabs of selectAll('.tabs-container', content)) {
    const panels = selectAll(':scope > * > [role=tabpanel]', tabs);
    const [list] = tabs.children.splice(0, 1) as [Element];
    list.children.forEach((label, index) => panels[index]?.children.unshift(label));
  }
  for (const request of selectAll('[data-recording] > ol > li', content)) {
    const line = select('p', request);
    const status = line && select('i', line);
    if (!status) continue;
    line.children = line.children.filter((child) => child !== status);
    request.children.push(status);
  }
  const tools = new Set<unknown>(selectAll('button, svg, style, .hash-link, .codeBlockTitle a', content));
  const texts: string[] = [];
  visit(content as Element | Root | Text, (node) => {
    if (tools.has(node)) return 'skip';
    if (node.type === 'text') texts.push(node.value);
    return undefined;
  });
  return texts.filter((text) => lettersOf(text) !== '');
}

/** The first text of a page that its Markdown does not have at that position. */
function findMissing(html: string, place: string, markdown: string): string | undefined {
  const content = select(place, fromHtml(html));
  if (!content) return `the element "${place}"`;
  const letters = lettersOf(markdown);
  let position = 0;
  return readTexts(content).find((text) => {
    const wanted = lettersOf(text);
    const found = letters.indexOf(wanted, position);
    if (found < 0 || found - position > LONGEST_GAP) return true;
    position = found + wanted.length;
    return false;
  });
}

/** URLs of this site that a text links to. */
function linksOf(markdown: string): URL[] {
  return [...withoutCode(markdown).matchAll(/\]\(<?([^)\s>]+)>?\)/g)].map(([, address]) => new URL(address!));
}

describe('Markdown pages', () => {
  test('start with the title, version and canonical URL of their page', () => {
    const wrong = markdownPages.filter(({page, text}) => {
      const heading = findElements(page, 'h1')[0]!.text;
      const facts = [`version: "${versionOf(page)}"`, `canonical_url: "${SITE_URL}${page.path}"`, `title: "`];
      const [head = '', ...rest] = text.replace(/^---\n/, '').split('\n---\n');
      return !facts.every((fact) => head.includes(fact)) || !rest.join('').includes(`\n# ${heading}\n`);
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });

  test('have every word of their page in the same order, including tabs, admonitions and recorded requests', () => {
    const missing = markdownPages.flatMap(({page, file, text}) => {
      const first = findMissing(read(page.file), '.theme-doc-markdown', text.split('\n---\n').slice(1).join(''));
      return first === undefined ? [] : [`${file}: ${first}`];
    });
    expect(missing).toEqual([]);
  });

  test('show recorded requests as code blocks', () => {
    const wrong = markdownPages.filter(({page, text}) => {
      const requests = selectAll('[data-recording] > ol > li', fromHtml(read(page.file)));
      return (text.match(/^[> ]*```http$/gm) ?? []).length !== requests.length;
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
    expect(markdownPages.filter(({text}) => text.includes('```http')).length).toBeGreaterThan(50);
  });

  test('have absolute links, and those within the site lead to pages that exist', () => {
    const links = markdownPages.flatMap(({file, text}) => linksOf(text).map((url) => ({file, url})));
    expect(links.length).toBeGreaterThan(markdownPages.length * 3);
    const dead = links.filter(({url}) => url.origin === SITE_URL && !findServedFile(url.pathname));
    expect(dead.map(({file, url}) => `${file}: ${url.href}`)).toEqual([]);
  });

  test('have every code block of the page, with its language', () => {
    const wrong = markdownPages.filter(({page, text}) => {
      const languages = page.root
        .querySelectorAll('article div.theme-code-block')
        .map((block) => /language-(\w+)/.exec(block.getAttribute('class') ?? '')?.[1] ?? 'text');
      const fences = [...text.matchAll(/^[> ]*```(\w+)(?= title=|$)/gm)].map(([, language]) => language);
      return !languages.every((language) => {
        const index = fences.indexOf(language);
        if (index >= 0) fences.splice(index, 1);
        return index >= 0;
      });
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });

  test('have no HTML and no page controls', () => {
    const wrong = markdownPages.filter(({text}) =>
      /<\/?(?:div|span|button|svg|p|figure)\b|\u200b|Copy code|Direct link to/.test(withoutCode(text)),
    );
    expect(wrong.map(({file}) => file)).toEqual([]);
  });

  test('are named in the head of their page and linked in its text', () => {
    const wrong = docPages.filter((page) => {
      const href = `${page.path}.md`;
      const inHead = findElements(page, 'link', {rel: 'alternate', type: 'text/markdown'});
      return inHead.length !== 1 || inHead[0]!.attributes.href !== href || findElements(page, 'a', {href}).length !== 1;
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });
});

describe('the home page as Markdown', () => {
  const home = contentPages.find(({file}) => file === 'index.html')!;
  const text = read('index.md');

  test('has every word of the page', () => {
    expect(findMissing(read('index.html'), 'main', text.split('\n---\n').slice(1).join(''))).toBeUndefined();
  });

  test("starts with the facts, and has the page's headings, code and tables", () => {
    expect(text).toContain(`\ncanonical_url: "${SITE_URL}${home.path}"\n`);
    const headings = home.root.querySelectorAll('h1, h2').map((heading) => heading.text.replace(/\u200b/g, ''));
    expect(headings.length).toBeGreaterThan(3);
    expect(headings.filter((heading) => !text.includes(`# ${heading}`))).toEqual([]);
    expect(text.match(/^ *```\w+ title=/gm)).toHaveLength(home.root.querySelectorAll('.codeBlockTitle').length);
    expect(text).toContain('| --- |');
  });

  test("links to pages that exist, and is named in the page's head with the list of all pages", () => {
    const dead = linksOf(text).filter((url) => url.origin === SITE_URL && !findServedFile(url.pathname));
    expect(dead.map(({href}) => href)).toEqual([]);
    expect(findElements(home, 'link', {rel: 'alternate', type: 'text/markdown'})[0]?.attributes.href).toBe(
      `${home.path}index.md`,
    );
    expect(findElements(home, 'link', {rel: 'contents'})[0]?.attributes.href).toBe(`${home.path}llms.txt`);
  });
});

describe.each([
  ['2.x', 'docs/'],
  ['1.x', 'docs/1.x/'],
])('llms.txt of %s', (version, folder) => {
  const pages = docPages.filter((page) => versionOf(page) === version);
  const text = read(`${folder}llms.txt`);

  test('follows the llms.txt proposal: a title, a summary, sections of links', () => {
    expect(text).toMatch(/^# \S.*\n\n> \S.*\n\n\S.*\n\n## /);
    const lists = text.slice(text.indexOf('\n## ')).split('\n');
    expect(lists.filter((line) => line !== '' && !/^## \S|^- \[.+\]\(https?:\/\/\S+\): \S/.test(line))).toEqual([]);
  });

  test('lists every page of the version once, by its Markdown file', () => {
    const listed = [...text.matchAll(/\]\((\S+\.md)\)/g)].map(([, address]) => address);
    expect([...listed].sort()).toEqual(pages.map(({path}) => `${SITE_URL}${path}.md`).sort());
  });

  test('is named in the head of the pages', () => {
    const wrong = pages.filter((page) => {
      const [link] = findElements(page, 'link', {rel: 'contents'});
      return findServedFile(link?.attributes.href ?? '') !== `${folder}llms.txt`;
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });

  test('has the full text in a second file', () => {
    const full = read(`${folder}llms-full.txt`);
    const missing = markdownPages.filter(({page, text: one}) => versionOf(page) === version && !full.includes(one));
    expect(missing.map(({file}) => file)).toEqual([]);
  });
});

test('the root has the files of the current version', () => {
  for (const name of ['llms.txt', 'llms-full.txt']) {
    expect(builtFiles).toContain(name);
    expect(read(name)).toBe(read(`docs/${name}`));
  }
});
