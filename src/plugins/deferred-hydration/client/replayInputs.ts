/** Client module: replays the inputs from before hydration, in order (see start.ts). */
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
    // React rerenders after the event, so a second press of a toggle has to wait for the first.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function replayClick(target: Element, place: readonly number[]): void {
  // Tabs are remounted during hydration. The new element is at the same position as the old one.
  const root: Element | undefined = page;
  const control = target.isConnected ? target : place.reduce((parent, index) => parent?.children[index], root);
  if (!(control instanceof HTMLElement) || control.tagName !== target.tagName) return;
  control.focus({preventScroll: true});
  control.click();
}
