// @vitest-environment jsdom
import {DocSearchModal} from '@docsearch/react';
import {act, cloneElement, type ReactElement} from 'react';
import {createRoot} from 'react-dom/client';
import type {LiteClient} from 'algoliasearch/lite';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {STORED_SEARCH_KEYS} from '../../shared/constants';
import {repairMarkup} from './repairMarkup';

const record = (section: string, title: string) => ({
  objectID: `/docs/${title}`,
  type: 'lvl1',
  url: `/docs/${title}`,
  content: null,
  hierarchy: {lvl0: section, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
});
const HITS = [record('Hooks', 'useQuery'), record('Hooks', 'useMutation'), record('Core', 'Query operation')];

let close: () => void;

beforeEach(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  // jsdom lacks these.
  vi.stubGlobal('matchMedia', () => ({matches: false}));
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The real modal with repairMarkup() applied, and rows as links (see Hit.tsx). */
async function openModal(query: string): Promise<HTMLElement> {
  const layer = document.body.appendChild(document.createElement('div'));
  const stop = repairMarkup(layer);
  const root = createRoot(layer);
  close = () => {
    act(() => root.unmount());
    stop();
    layer.remove();
  };
  const client = {
    addAlgoliaAgent: () => undefined,
    search: () => Promise.resolve({results: [{hits: HITS, nbHits: HITS.length}]}),
  } as unknown as LiteClient; // All that the modal uses.
  const Hit = ({hit, children}: {hit: {url: string}; children: unknown}): ReactElement => (
    <a href={hit.url}>{cloneElement(children as ReactElement)}</a>
  );
  await act(async () => {
    root.render(
      <DocSearchModal
        appId="app"
        apiKey="key"
        indexName="docs"
        initialScrollY={0}
        initialQuery={query}
        hitComponent={Hit}
        transformSearchClient={() => client}
        onClose={() => undefined}
      />,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  return layer;
}

const attributes = (element: Element | null, ...names: string[]) => names.map((name) => element?.getAttribute(name));

test('the layer is a dialog with a name, without the attributes of a combo box', async () => {
  const dialog = (await openModal('')).querySelector('.DocSearch-Container');
  expect(attributes(dialog, 'role', 'aria-modal', 'aria-label', 'tabindex')).toEqual([
    'dialog',
    'true',
    'Search',
    '-1',
  ]);
  expect(attributes(dialog, 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby')).toEqual(
    Array(4).fill(null),
  );
});

test('header and footer are not landmarks', async () => {
  const layer = await openModal('');
  const roles = [...layer.querySelectorAll('header, footer')].map((element) => element.getAttribute('role'));
  expect(roles).toEqual(['presentation', 'presentation']);
});

test('each list of results is a list box with a unique id and title, and its links are the options', async () => {
  const layer = await openModal('query');
  const lists = [...layer.querySelectorAll('ul[role=listbox]')];
  expect(lists.map(({id}) => id)).toEqual(['docsearch-list-0', 'docsearch-list-1']);
  const titles = lists.map((list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent);
  expect(titles).toEqual(['Hooks', 'Core']);
  expect(
    [...layer.querySelectorAll('li.DocSearch-Hit')].map((row) => attributes(row, 'role', 'aria-selected')),
  ).toEqual(HITS.map(() => ['presentation', null]));
  const options = [...layer.querySelectorAll('a[role=option]')];
  expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
});

test('the input names lists and an active option that exist, also after the arrow keys', async () => {
  const layer = await openModal('query');
  const input = layer.querySelector('input')!;
  for (const title of ['useQuery', 'useMutation', 'Query operation']) {
    const lists = (input.getAttribute('aria-controls') ?? '').split(' ').map((id) => document.getElementById(id));
    expect(lists.map((list) => list?.tagName)).toEqual(['UL', 'UL']);
    const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    expect([active?.textContent, active?.getAttribute('aria-selected')]).toEqual([title, 'true']);
    expect(layer.querySelectorAll('[data-active=true]')).toHaveLength(1);
    await act(async () => {
      input.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true}));
      await new Promise((resolve) => setTimeout(resolve, 10));
    });
  }
});

test('stored searches are plain lists of links, with buttons that name what they act on', async () => {
  localStorage.setItem(`${STORED_SEARCH_KEYS[0]}docs`, JSON.stringify([record('Hooks', 'useQuery')]));
  const layer = await openModal('');
  await act(async () => {
    layer.querySelector('input')!.focus();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(layer.querySelector('.DocSearch-Hits ul')?.getAttribute('role')).toBe('list');
  expect(attributes(layer.querySelector('.DocSearch-Hit'), 'role', 'aria-selected')).toEqual(['listitem', null]);
  expect(attributes(layer.querySelector('.DocSearch-Hit a'), 'role', 'aria-selected')).toEqual([null, null]);
  const buttons = [...layer.querySelectorAll('.DocSearch-Hit-action-button')];
  expect(buttons.map((button) => attributes(button, 'type', 'aria-label'))).toEqual([
    ['button', 'Save this search: useQuery'],
    ['button', 'Remove this search from history: useQuery'],
  ]);
});
