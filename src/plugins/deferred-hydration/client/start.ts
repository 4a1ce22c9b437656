/**
 * Inline script in the head, identical on every page. Starts the page's scripts when the browser is idle after the
 * first paint, or at the reader's first input, whichever comes first. Links work before hydration. Clicks on other
 * controls, and the keys that open the search, are queued for replayInputs.ts.
 *
 * The element #page-files lists the scripts, and says whether to start them right away.
 */
export {};

interface PageFiles {
  readonly scripts: readonly string[];
  readonly isUrgent?: boolean;
}

const FIRST_INPUTS = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
/** Controls that do nothing before hydration. Submit buttons of forms work without it. */
const CONTROLS = 'a[role],a[href="#"],summary,[role=button],[role=tab],button:not(form [type=submit])';
/** Milliseconds after `load`, in case the browser is never idle, or the page is in the background and never painted. */
const LONGEST_WAIT = 2000;

const page = document.documentElement;
const keptInputs: NonNullable<Window['keptInputs']> = (window.keptInputs = []);
let isStarted = false;
let hasFailed = false;

// Docusaurus shows its base URL banner if this object is missing when the page is parsed. Its scripts replace the
// object.
(window as {docusaurus?: unknown}).docusaurus ??= {};

for (const type of FIRST_INPUTS) addEventListener(type, start, {capture: true, passive: true, once: true});
addEventListener('click', keepClick, true);
addEventListener('keydown', keepKey, true);
document.addEventListener('DOMContentLoaded', () => {
  if (readFiles().isUrgent) start();
});
addEventListener('load', () => {
  setTimeout(start, LONGEST_WAIT);
  // `load` fires before a long page is painted. The second frame starts after the first one was rendered, and the paint
  // entry appears once it is on the screen.
  requestAnimationFrame(() => requestAnimationFrame(awaitPaint));
});

function awaitPaint(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    (window.requestIdleCallback ?? setTimeout)(start); // Safari lacks requestIdleCallback.
  }).observe({type: 'paint', buffered: true});
}

function readFiles(): PageFiles {
  return JSON.parse(document.getElementById('page-files')?.textContent ?? '') as PageFiles; // written by this plugin
}

function start(): void {
  // An input may arrive while the document is still loading, when React would hydrate an incomplete page.
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
  // React either handles the event, or could not be loaded and never will.
  if (hasFailed || page.dataset.hasHydrated === 'true') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keptInputs.push(input);
}
