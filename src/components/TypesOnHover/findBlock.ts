/** The code block around an element, if it can have types. */
export function findBlock(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest('.theme-code-block:is(.language-ts, .language-tsx)') ?? undefined;
}
