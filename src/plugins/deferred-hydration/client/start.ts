/**
 * Inline script in the head, the same text on every page. Starts the page's scripts when it is at rest: after the first
 * paint in an idle moment, or at the reader's first input, whichever comes first. Until React has taken the page over,
 * links are links; what else a reader clicks, and the keys that open the search, is kept for replayInputs.ts.
 *
 * The element #page-files says what to load, and whether a page has reason not to wait.
 */
export {};

interface PageFiles {
  readonly scripts: readonly string[];
  readonly isUrgent?: boolean;
}

const FIRST_INPUTS = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
/** What does nothing without scripts: controls, other than those that send a form. */
const CONTROLS = 'a[role],a[href="#"],summary,[role=button],[role=tab],button:not(form [type=submit])';
/** For an idle moment that does not come, and a page in the background, which has no frames; in ms after `load`. */
const LONGEST_WAIT = 2000;

const page = document.documentElement;
const keptInputs: NonNullable<Window['keptInputs']> = (window.keptInputs = []);
let isStarted = false;
let hasFailed = false;

// Docusaurus' banner looks for this object as soon as the page is parsed. It gets the real one from its scripts.
(window as {docusaurus?: unknown}).docusaurus ??= {};

for (const type of FIRST_INPUTS) addEventListener(type, start, {capture: true, passive: true, once: true});
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
    (window.requestIdleCallback ?? setTimeout)(start); // Safari has no idle moments.
  }).observe({type: 'paint', buffered: true});
}

function readFiles(): PageFiles {
  return JSON.parse(document.getElementById('page-files')?.textContent ?? '') as PageFiles; // written by this plugin
}

function start(): void {
  // An input may come before the end of the document, where React would find half a page.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else if (!isStarted) {
    isStarted = true;
    for (const src of readFiles().scripts) {
      document.head.append(Object.assign(document.createElement('script'), {src, async: false, onerror: fail}));
    }
  }
}

function fail(): void {
  if (!hasFailed) window.insertBanner?.();
  hasFailed = true;
}

function keepClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest('a,button,summary,[role]') : null;
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || !target?.matches(CONTROLS)) return;
  keep(event, {target, place: readPlace(target)});
}

/** Positions among the children, from the root of the document down. */
function readPlace(element: Element): number[] {
  const {parentElement} = element;
  return parentElement ? [...readPlace(parentElement), [...parentElement.children].indexOf(element)] : [];
}

function keepKey(event: KeyboardEvent): void {
  const isTyping = event.target instanceof Element && event.target.matches('input,select,textarea');
  const hasModifier = event.ctrlKey || event.metaKey;
  const isSearch = hasModifier ? event.key.toLowerCase() === 'k' : event.key === '/' && !isTyping;
  if (isSearch && !event.altKey && !event.shiftKey) keep(event, event);
}

function keep(event: Event, input: (typeof keptInputs)[number]): void {
  // React answers for itself, or never will.
  if (hasFailed || page.dataset.hasHydrated === 'true') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keptInputs.push(input);
}
