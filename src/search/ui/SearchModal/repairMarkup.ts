/**
 * Corrects the roles and names of the modal of DocSearch 3.9 as it draws itself. What was wrong:
 * - the layer is a `button` that holds controls; it is a dialog and has its name now;
 * - its header and footer are landmarks of the page;
 * - all lists share one id and the name of the input, and the input points at ids that do not exist;
 * - options hold links, and those of stored searches also buttons, which assistive tools cannot reach.
 * Results are now a list box of links in the role of options; stored searches, which have buttons of their own, a
 * plain list of links. The active row is the link that the input names as its active descendant.
 * Can go when the modal says so itself: https://github.com/algolia/docsearch/issues
 *
 * @returns stops watching
 */
export function repairMarkup(layer: HTMLElement): () => void {
  const observer = new MutationObserver(repair);
  const watch = (): void =>
    observer.observe(layer, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['role', 'aria-selected', 'aria-activedescendant', 'aria-controls', 'aria-expanded', 'id'],
    });

  function repair(): void {
    observer.disconnect();
    const dialog = layer.querySelector('.DocSearch-Container');
    if (dialog) repairDialog(dialog);
    layer.querySelectorAll('.DocSearch-Hits').forEach(repairList);
    const input = layer.querySelector('.DocSearch-Input');
    if (input) repairInput(input, layer);
    watch();
  }

  watch();
  return () => observer.disconnect();
}

function repairDialog(dialog: Element): void {
  setAttributes(dialog, {
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': 'Search',
    tabindex: '-1',
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-controls': null,
    'aria-labelledby': null,
  });
  for (const landmark of dialog.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer'))
    setAttributes(landmark, {role: 'presentation'});
}

function repairList(section: Element, position: number): void {
  const list = section.querySelector('ul');
  const title = section.querySelector('.DocSearch-Hit-source');
  if (!list || !title) return;
  const isPlain = section.querySelector('.DocSearch-Hit-action-button') !== null;
  title.id ||= `docsearch-source-${position}`;
  setAttributes(list, {
    id: `docsearch-list-${position}`,
    role: isPlain ? 'list' : 'listbox',
    'aria-labelledby': title.id,
  });
  for (const row of list.querySelectorAll('.DocSearch-Hit')) repairRow(row, isPlain);
}

function repairRow(row: Element, isPlain: boolean): void {
  const link = row.querySelector('a');
  if (!link) return;
  // React only writes an attribute that changed, so what it last wrote is remembered in one of ours.
  const selected = row.getAttribute('aria-selected');
  if (selected !== null) setAttributes(row, {'data-active': selected, 'aria-selected': null});
  setAttributes(row, {role: isPlain ? 'listitem' : 'presentation'});
  setAttributes(link, {
    id: toLinkId(row.id),
    role: isPlain ? null : 'option',
    'aria-selected': isPlain ? null : row.getAttribute('data-active'),
  });
  for (const button of row.querySelectorAll('.DocSearch-Hit-action-button')) {
    setAttributes(button, {
      type: 'button',
      'aria-label': `${button.getAttribute('title') ?? ''}: ${link.textContent.trim()}`,
    });
  }
}

function repairInput(input: Element, layer: Element): void {
  const lists = [...layer.querySelectorAll('.DocSearch-Hits ul')].map(({id}) => id).join(' ');
  setAttributes(input, {'aria-controls': lists || null});
  const active = input.getAttribute('aria-activedescendant');
  if (active && !active.endsWith(LINK_SUFFIX)) setAttributes(input, {'aria-activedescendant': toLinkId(active)});
}

const LINK_SUFFIX = '-link';

function toLinkId(rowId: string): string {
  return `${rowId}${LINK_SUFFIX}`;
}

// Writes only what differs: each write is an event for whoever watches the page.
function setAttributes(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
