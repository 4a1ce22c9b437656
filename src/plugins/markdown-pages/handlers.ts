/** How the parts of a page that plain HTML does not have become Markdown. */
import type {Element} from 'hast';
import type {Blockquote, Code, Paragraph, PhrasingContent} from 'mdast';
import type {Options} from 'rehype-remark';
import {byClass, byRole, byTag, findElements, hasClass, readText} from './elements';
import {buildRequestPanel, isRequestPanel} from './requestPanel';

type Handlers = NonNullable<Options['handlers']>;
type Handle = NonNullable<Handlers[string]>;
type State = Parameters<Handle>[0];

export const handlers: Handlers = {
  div(state, element: Element) {
    if (hasClass(element, 'theme-code-block')) return buildCodeBlock(element);
    if (hasClass(element, 'tabs-container')) return buildTabs(state, element);
    if (hasClass(element, 'theme-admonition')) return buildQuote(state, element);
    return state.all(element);
  },
  figure(state, element: Element) {
    const [code] = findElements(element, isColoredCode);
    if (code) return buildFigure(state, element, code);
    return isRequestPanel(element) ? buildRequestPanel(element) : state.all(element);
  },
};

/** ` ```tsx title="AuthorCard.tsx" `, with the text of the block unchanged. */
function buildCodeBlock(block: Element): Code | undefined {
  const [code] = findElements(block, byTag('code'));
  if (!code) return undefined;
  const [title] = findElements(block, byClass('codeBlockTitle')).map(readText);
  return {
    type: 'code',
    lang: readLanguage(block) ?? 'text',
    meta: title === undefined ? null : `title="${title}"`,
    value: readText(code).replace(/\n$/, ''),
  };
}

/** Code of a panel of the home page; that of record panels has no language. */
const isColoredCode = (element: Element): boolean => element.tagName === 'code' && readLanguage(element) !== undefined;

/** The block with its caption as title, and what the panel says below it. */
function buildFigure(state: State, figure: Element, code: Element): ReturnType<Handle> {
  const [title] = findElements(figure, byTag('figcaption')).map(readText);
  const rest = figure.children.filter(
    (child) => !('tagName' in child && ['figcaption', 'pre'].includes(child.tagName)),
  );
  return [
    {
      type: 'code',
      lang: readLanguage(code) ?? 'text',
      meta: title === undefined ? null : `title="${title}"`,
      value: readText(code).replace(/\n$/, ''),
    },
    ...state.toFlow(state.all({...figure, children: rest})),
  ];
}

function readLanguage({properties: {className}}: Element): string | undefined {
  const classes = Array.isArray(className) ? className.map(String) : [];
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}

/** All tabs one after another, each under its label. */
function buildTabs(state: State, container: Element): ReturnType<Handle> {
  const labels = findElements(container, byRole('tab')).map(readText);
  return findElements(container, byRole('tabpanel')).flatMap((panel, index) => [
    bold([{type: 'text', value: labels[index] ?? ''}]),
    ...state.toFlow(state.all(panel)),
  ]);
}

/** `> **Warning: its title**` and its content. */
function buildQuote(state: State, admonition: Element): Blockquote {
  const [heading] = findElements(admonition, byClass('admonitionHeading'));
  const [content] = findElements(admonition, byClass('admonitionContent'));
  const kind = /theme-admonition-(\w+)/.exec(String(admonition.properties.className))?.[1] ?? 'note';
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const title = heading && readText(heading).trim().toLowerCase() !== kind ? state.all(heading) : [];
  const label: PhrasingContent[] = [{type: 'text', value: title.length > 0 ? `${name}: ` : name}];
  return {
    type: 'blockquote',
    // The heading of an admonition is one line of text.
    children: [bold([...label, ...(title as PhrasingContent[])]), ...state.toFlow(content ? state.all(content) : [])],
  };
}

const bold = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children: [{type: 'strong', children}]});
