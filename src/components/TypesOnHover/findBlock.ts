const BLOCK = '.theme-code-block:is(.language-ts, .language-tsx)';

/** The code block around an element, if it can have types. */
export function findBlock(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest(BLOCK) ?? undefined;
}

/** All code blocks of the page that can have types, in order. */
export function listBlocks(): Element[] {
  return [...document.querySelectorAll(BLOCK)];
}
