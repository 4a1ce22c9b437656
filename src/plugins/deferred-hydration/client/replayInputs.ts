/** Client module: does what the reader asked for before React had taken the page over, in its order (see start.ts). */
export {};

const page = typeof document === 'undefined' ? undefined : document.documentElement;

if (page && typeof window.keptInputs === 'object') {
  new MutationObserver((_, observer) => {
    if (page.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    for (const input of window.keptInputs ?? []) {
      if (input instanceof KeyboardEvent) document.body.dispatchEvent(new KeyboardEvent('keydown', input));
      else replayClick(input.target, input.place);
    }
  }).observe(page, {attributeFilter: ['data-has-hydrated']});
}

function replayClick(target: Element, place: readonly number[]): void {
  // Tabs are made anew when React takes the page over; the new element stands where the old one stood.
  const root: Element | undefined = page;
  const control = target.isConnected ? target : place.reduce((parent, index) => parent?.children[index], root);
  if (!(control instanceof HTMLElement) || control.tagName !== target.tagName) return;
  control.focus({preventScroll: true});
  control.click();
}
