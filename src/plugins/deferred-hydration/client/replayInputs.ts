/** Client module: repeats what the reader did before React had hydrated the page, in order (see start.ts). */
export {};

const page = typeof document === 'undefined' ? undefined : document.documentElement;

if (page && typeof window.keptInputs === 'object') {
  new MutationObserver((_, observer) => {
    if (page.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    void replay(window.keptInputs ?? []);
  }).observe(page, {attributeFilter: ['data-has-hydrated']});
}

async function replay(inputs: NonNullable<Window['keptInputs']>): Promise<void> {
  for (const input of inputs) {
    if (input instanceof KeyboardEvent) document.body.dispatchEvent(new KeyboardEvent('keydown', input));
    else replayClick(input.target, input.place);
    // React renders after the event: a second press of a toggle has to find what the first one did.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function replayClick(target: Element, place: readonly number[]): void {
  // Tabs are remounted when React hydrates them; the new element is in the old one's place.
  const root: Element | undefined = page;
  const control = target.isConnected ? target : place.reduce((parent, index) => parent?.children[index], root);
  if (!(control instanceof HTMLElement) || control.tagName !== target.tagName) return;
  control.focus({preventScroll: true});
  control.click();
}
