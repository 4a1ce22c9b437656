/**
 * Fixes roles, names, and ids in the modal of DocSearch 3.9 whenever DocSearch changes its markup. The comments on each
 * fix name the axe rule that fails without it. The unit test renders the real DocSearch, and
 * tests/browser/searchAccessibility.spec.ts runs axe on every view. Remove this with DocSearch 5, whose modal is a
 * `<dialog>`.
 *
 * @returns a function that stops the fixes
 */
export function repairMarkup(layer: HTMLElement): () => void {
  const observer = new MutationObserver(repair);
  const observe = (): void =>
    observer.observe(layer, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['role', 'aria-selected', 'aria-activedescendant', 'aria-controls', 'aria-expanded', 'id'],
    });

  function repair(): void {
    // Pause the observer, so that the fixes do not trigger it.
    observer.disconnect();
    layer.querySelectorAll('.DocSearch-Container').forEach(repairDialog);
    layer.querySelectorAll('.DocSearch-Hits').forEach(repairList);
    layer.querySelectorAll('.DocSearch-Input').forEach((input) => repairInput(input, layer));
    observe();
  }

  observe();
  return () => observer.disconnect();
}

/**
 * The layer has `role="button"` but contains controls (axe: nested-interactive). Its other attributes are only valid on
 * a combobox (aria-allowed-attr) or reference missing elements (aria-valid-attr-value). `<header>` and `<footer>` would
 * become landmarks of the page (landmark-no-duplicate-banner).
 */
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

/**
 * Lists whose sources have the same name share an id (duplicate-id-aria), and all are labeled by the input. Rows are
 * options that contain links (nested-interactive), so the links become the options. The rows of stored searches also
 * contain buttons, which an option must not: their lists become plain lists of links.
 */
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
  // React writes an attribute only when its value changes, so a data attribute stores the original value.
  const selected = row.getAttribute('aria-selected');
  if (selected !== null) setAttributes(row, {'data-active': selected, 'aria-selected': null});
  setAttributes(row, {role: isPlain ? 'listitem' : 'presentation'});
  setAttributes(link, {
    id: toLinkId(row.id),
    role: isPlain ? null : 'option',
    'aria-selected': isPlain ? null : row.getAttribute('data-active'),
  });
  // DocSearch's buttons have the type "submit", and the same label in every row.
  for (const button of row.querySelectorAll('.DocSearch-Hit-action-button')) {
    const name = `${button.getAttribute('title') ?? ''}: ${link.textContent.trim()}`;
    setAttributes(button, {type: 'button', 'aria-label': name});
  }
}

/** The input references lists and rows by their original ids (aria-valid-attr-value). */
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

// Writes only changed values, because each write triggers the mutation observers of the page.
function setAttributes(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
