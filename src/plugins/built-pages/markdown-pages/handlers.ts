/** Converts the parts of a page that rehype-remark does not know how to handle. */
import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {Blockquote, Code, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {buildRecordedRequests} from './recordedRequests';

const ignore: Handle = () => undefined;

export const handlers: Record<string, Handle> = {
  // Buttons and inputs do nothing in a text file, and an optional line break is not needed there.
  button: ignore,
  input: ignore,
  wbr: ignore,

  /** Leaves out the link to itself that Docusaurus adds to every heading. */
  a: (state, element: Element) => (hasClass(element, 'hash-link') ? undefined : defaultHandlers.a(state, element)),

  div(state, element: Element) {
    if (hasClass(element, 'theme-code-block')) return buildCodeBlock(element);
    if (hasClass(element, 'tabs-container')) return buildTabs(state, element);
    if (hasClass(element, 'theme-admonition')) return buildAdmonition(state, element);
    return state.toFlow(state.all(element));
  },

  /** The summary in bold, then the content. */
  details(state, element: Element) {
    if (element.properties.dataRecording !== undefined) return buildRecordedRequests(element);
    const summary = select(':scope > summary', element);
    const rest = element.children.filter((child) => child !== summary);
    return [
      ...(summary ? [bold(toPhrasing(state.all(summary)))] : []),
      ...state.toFlow(state.all({...element, children: rest})),
    ];
  },
};

/** A fence such as ` ```tsx title="AuthorCard.tsx" ` with the code unchanged. */
function buildCodeBlock(block: Element): Code {
  const code = select('code', block);
  if (!code)
    throw new Error('A code block has no element "code". Adapt src/plugins/built-pages/markdown-pages/handlers.ts.');
  // Without the link to the playground.
  const [title] = select('.codeBlockTitle', block)?.children.filter(({type}) => type === 'text') ?? [];
  return {
    type: 'code',
    lang: readClass(block, 'language-') ?? 'text',
    meta: title ? `title="${toString(title)}"` : null,
    value: toString(code).replace(/\n$/, ''),
  };
}

/** All tabs one after another, each under its label. Lazy tabs have only the selected panel. */
function buildTabs(state: State, container: Element): RootContent[] {
  const lazyPanels = selectAll(':scope > [role=tabpanel]', container);
  const selected = lazyPanels.length > 0 ? '[aria-selected=true]' : '';
  const labels = selectAll(`:scope > [role=tablist] > [role=tab]${selected}`, container);
  const panels = [...lazyPanels, ...selectAll(':scope > * > [role=tabpanel]', container)];
  if (labels.length === 0 || labels.length !== panels.length) {
    throw new Error(
      `Tabs have ${labels.length} labels and ${panels.length} panels ("${toString(container).slice(0, 60)}"). ` +
        'Has the theme changed? Adapt src/plugins/built-pages/markdown-pages/handlers.ts.',
    );
  }
  return labels.flatMap((label, index) => [
    bold(toPhrasing(state.all(label))),
    ...state.toFlow(panels[index] ? state.all(panels[index]) : []),
  ]);
}

/** A block quote that starts with `**Warning: title**`. */
function buildAdmonition(state: State, admonition: Element): Blockquote {
  const kind = readClass(admonition, 'theme-admonition-') ?? 'note';
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const [heading, content, ...others] = selectAll(':scope > *', admonition);
  if (!heading || others.length > 0) {
    throw new Error(
      `An admonition ("${toString(admonition).slice(0, 60)}") does not consist of a heading and one content element. ` +
        'Adapt src/plugins/built-pages/markdown-pages/handlers.ts.',
    );
  }
  // Without a title, the heading shows the kind.
  const title = toString(heading).trim().toLowerCase() === kind ? [] : toPhrasing(state.all(heading));
  const label: PhrasingContent[] =
    title.length > 0 ? [{type: 'text', value: `${name}: `}, ...title] : [{type: 'text', value: name}];
  return {
    type: 'blockquote',
    children: [bold(label), ...(state.toFlow(content ? state.all(content) : []) as Blockquote['children'])],
  };
}

const hasClass = ({properties: {className}}: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

/** `tsx` for the class `language-tsx`. */
function readClass({properties: {className}}: Element, prefix: string): string | undefined {
  const classes = Array.isArray(className) ? className.map(String) : [];
  return classes.find((name) => name.startsWith(prefix))?.slice(prefix.length);
}

/** Unwraps the paragraphs that MDX may put around a label or title. */
const toPhrasing = (nodes: readonly RootContent[]): PhrasingContent[] =>
  nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : [node as PhrasingContent]));

const bold = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children: [{type: 'strong', children}]});
