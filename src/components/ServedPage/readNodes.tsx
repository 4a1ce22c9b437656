import {createElement, Fragment, type ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import HighlightedCode from '@site/src/components/HighlightedCode';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {GROUP_ATTRIBUTE, VALUE_ATTRIBUTE} from '@site/src/lib/tabAttributes';

/** What does something when a reader uses it; everything else on a page of the docs is text. */
const CODE_BLOCK = '.theme-code-block';
const TABS = '.tabs-container';
const TABLE = 'table';
const ACTIVE = [CODE_BLOCK, TABS, TABLE].join();

/**
 * Turns nodes of a served page into what its MDX module would render: components where something can be used, and
 * elements with their HTML as it is for all the rest. So React finds the page as it expects it.
 */
export function readNodes(nodes: Iterable<Node>): ReactNode {
  return createElement(Fragment, null, ...Array.from(nodes, readNode));
}

function readNode(node: Node): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  if (node.matches(CODE_BLOCK)) return readCodeBlock(node);
  if (node.matches(TABS)) return readTabs(node);
  const attributes = readAttributes(node);
  if (node.matches(TABLE)) return <ScrollingTable {...attributes} {...readHtml(node)} />;
  const tag = node.tagName.toLowerCase();
  if (!node.querySelector(ACTIVE)) return createElement(tag, {...attributes, ...readHtml(node)});
  return createElement(tag, attributes, ...Array.from(node.childNodes, readNode));
}

function readCodeBlock(block: Element): ReactNode {
  const code = block.querySelector('code');
  const title = block.querySelector('.codeBlockTitle')?.textContent;
  return (
    <HighlightedCode
      html={code?.innerHTML ?? ''}
      title={title ?? undefined}
      hasLineNumbers={code?.classList.contains('code-numbered')}
      className={[...block.classList].filter((name) => !CODE_BLOCK.endsWith(name)).join(' ')}
    />
  );
}

function readTabs(container: Element): ReactNode {
  const list = [...(container.firstElementChild?.children ?? [])];
  const panels = [...(container.lastElementChild?.children ?? [])];
  return (
    <Tabs groupId={list[0]?.getAttribute(GROUP_ATTRIBUTE) ?? undefined}>
      {list.map((tab, index) => {
        const label = tab.textContent ?? '';
        return (
          <TabItem key={index} value={tab.getAttribute(VALUE_ATTRIBUTE) ?? label} label={label}>
            {readNodes(panels[index]?.childNodes ?? [])}
          </TabItem>
        );
      })}
    </Tabs>
  );
}

/** Attributes by the names of React's properties. */
function readAttributes({attributes}: Element): Record<string, string> {
  return Object.fromEntries(Array.from(attributes, ({name, value}) => [name === 'class' ? 'className' : name, value]));
}

function readHtml({innerHTML}: Element): {readonly dangerouslySetInnerHTML: {readonly __html: string}} {
  return {dangerouslySetInnerHTML: {__html: innerHTML}};
}
