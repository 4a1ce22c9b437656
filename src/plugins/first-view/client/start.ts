/**
 * Inline script at the end of the head, the same text on every page. Starts the page's scripts when it is at rest: after
 * the first paint in an idle moment, or at the reader's first input, whichever comes first. Until React has taken the page over,
 * links are links; what else a reader clicks, and the keys that open the search, is kept and done then.
 *
 * The element #page-files says what to load, and whether a page has reason not to wait.
 */
interface PageFiles {
  readonly scripts: readonly string[];
  /** Chunk with the content of the page, where that is taken over as it came: the last script, not needed here. */
  readonly content?: string;
  readonly isUrgent: boolean;
}

/** Set by Docusaurus on the home page, for a site that was built for another base path. */
declare const insertBanner: (() => void) | undefined;

const FIRST_INPUTS = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
/** For an idle moment that does not come, and a page in the background, which has no frames; in ms after `load`. */
const LONGEST_WAIT = 2000;
const WAIT_WITHOUT_IDLE = 200;

const page = document.documentElement;
const waiting: (() => void)[] = [];
let isStarted = false;
let hasFailed = false;

// Docusaurus' banner looks for this object as soon as the page is parsed. It gets the real one from its scripts.
(window as {docusaurus?: unknown}).docusaurus ??= {};

for (const type of FIRST_INPUTS) addEventListener(type, start, {capture: true, passive: true});
addEventListener('click', keepClick, true);
addEventListener('keydown', keepKey, true);
document.addEventListener('DOMContentLoaded', () => {
  if (readFiles().isUrgent) start();
});
addEventListener('load', () => {
  setTimeout(start, LONGEST_WAIT);
  // `load` comes before a long page is painted. The second frame begins when the first one has been drawn, and the
  // entry is there when it has been shown.
  requestAnimationFrame(() => requestAnimationFrame(awaitPaint));
});

function awaitPaint(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    startWhenIdle();
  }).observe({type: 'paint', buffered: true});
}

function startWhenIdle(): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start);
  else setTimeout(start, WAIT_WITHOUT_IDLE); // Safari
}

function readFiles(): PageFiles {
  return JSON.parse(document.getElementById('page-files')?.textContent ?? '') as PageFiles; // written by this plugin
}

function start(): void {
  // An input may come before the end of the document, where React would find half a page.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else if (!isStarted) {
    isStarted = true;
    for (const type of FIRST_INPUTS) removeEventListener(type, start, true);
    load(readFiles());
  }
}

function load({scripts, content}: PageFiles): void {
  new MutationObserver((_, observer) => {
    if (page.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    release();
    for (const action of waiting) action();
  }).observe(page, {attributeFilter: ['data-has-hydrated']});
  for (const src of content === undefined ? scripts : scripts.slice(0, -1)) {
    document.head.append(Object.assign(document.createElement('script'), {src, async: false, onerror: fail}));
  }
}

function fail(): void {
  if (hasFailed) return;
  hasFailed = true;
  release();
  if (typeof insertBanner === 'function') insertBanner();
}

function release(): void {
  removeEventListener('click', keepClick, true);
  removeEventListener('keydown', keepKey, true);
}

function keepClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a,button,summary,[role]') : null;
  if (!target || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isLink = target instanceof HTMLAnchorElement && target.getAttribute('href') !== '#' && !target.role;
  const isSubmit = target instanceof HTMLButtonElement && target.type === 'submit' && target.form !== null;
  const isControl = target.matches('a,button,summary,[role=button],[role=tab]');
  if (isLink || isSubmit || !isControl) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const place = readPlace(target);
  waiting.push(() => {
    // Tabs are made anew when React takes the page over; the new element stands where the old one stood.
    const control = target.isConnected ? target : place.reduce<Element | undefined>(findChild, page);
    if (!(control instanceof HTMLElement) || control.tagName !== target.tagName) return;
    control.focus({preventScroll: true});
    control.click();
  });
}

/** Positions among the children, from the root of the document down. */
function readPlace(element: Element): number[] {
  const {parentElement} = element;
  return parentElement ? [...readPlace(parentElement), [...parentElement.children].indexOf(element)] : [];
}

function findChild(parent: Element | undefined, index: number): Element | undefined {
  return parent?.children[index];
}

function keepKey(event: KeyboardEvent): void {
  const isTyping = event.target instanceof Element && event.target.matches('input,select,textarea,[contenteditable]');
  const hasModifier = event.ctrlKey || event.metaKey;
  const isSearch = hasModifier ? event.key.toLowerCase() === 'k' : event.key === '/' && !isTyping;
  if (!isSearch || event.altKey || event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const {key, code, ctrlKey, metaKey} = event;
  waiting.push(() => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {key, code, ctrlKey, metaKey, bubbles: true, cancelable: true}),
    );
  });
}
