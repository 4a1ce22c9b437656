import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, Result, RunOptions} from 'axe-core';

/** Minified, because every page has to parse it. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Takes most of the time, so it only runs on one element of each look. */
const CONTRAST = 'color-contrast';
/** Another rule whose result depends on the theme. */
const LINKS_IN_TEXT = 'link-in-text-block';
/** Depends on the width of the window. */
const SCROLLABLE = 'scrollable-region-focusable';

type Axe = {run: (context: unknown, options: RunOptions) => Promise<AxeResults>};

interface Scope {
  /**
   * Use `appearance` when the whole page was already checked in the other theme, and `structure` for all rules but
   * those about colors.
   */
  readonly only?: 'all' | 'appearance' | 'structure';
  /** Selector of the part to check. Default: the whole page. */
  readonly include?: string;
  /** Selectors of parts that another test checks. */
  readonly exclude?: readonly string[];
}

/**
 * Runs axe on the open page after its color transitions have ended.
 *
 * @returns one text per finding, with its element
 */
export async function findBarriers(
  page: Page,
  {only = 'all', include = 'html', exclude = []}: Scope = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await awaitTransitions(page);
  const disabled = only === 'structure' ? [CONTRAST, LINKS_IN_TEXT] : [CONTRAST];
  const options: RunOptions =
    only === 'appearance'
      ? {runOnly: [LINKS_IN_TEXT, SCROLLABLE]}
      : {rules: Object.fromEntries(disabled.map((rule) => [rule, {enabled: false}]))};
  const violations = await page.evaluate(
    async ([context, settings]) => {
      const {axe} = window as unknown as {axe: Axe};
      return (await axe.run(context, {...settings, resultTypes: ['violations']})).violations;
    },
    [{include: [include], exclude}, options] as const,
  );
  if (only !== 'structure') violations.push(...(await page.evaluate(checkContrast, [include, CONTRAST] as const)));
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}

/**
 * Runs in the page. Elements look the same when they, and all elements around them, have the same tags and styles. Code
 * repeats a few looks a thousand times. So axe gets one element of each look, and more where it cannot judge the first
 * ones, because something covers them or their text is short.
 */
async function checkContrast([include, rule]: readonly [include: string, rule: string]): Promise<Result[]> {
  const STYLES = ['color', 'background', 'opacity', 'filter', 'font-size', 'font-weight', 'text-shadow', 'position'];
  const {axe} = window as unknown as {axe: Axe};
  const looks = new Map<Element | null | undefined, string>([[null, '']]);

  function describeLook(element: Element | null): string {
    let look = looks.get(element);
    if (element === null || look !== undefined) return look ?? '';
    const style = getComputedStyle(element);
    const own = STYLES.map((name) => style.getPropertyValue(name)).join(';');
    look = `${describeLook(element.parentElement)} > ${element.localName} ${own}`;
    looks.set(element, look);
    return look;
  }

  const pending = new Map<string, Element[]>();
  for (const element of document.querySelectorAll(`:is(${include}), :is(${include}) *`)) {
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (!hasText && !element.matches('input, select, textarea')) continue;
    const look = describeLook(element);
    pending.set(look, [...(pending.get(look) ?? []), element]);
  }

  const found: Result[] = [];
  for (let count = 1; pending.size > 0; count *= 8) {
    const next = [...pending.values()].flatMap((elements) => elements.splice(0, count));
    const {violations, passes} = await axe.run({include: next}, {runOnly: [rule], elementRef: true});
    for (const {nodes} of [...violations, ...passes]) {
      for (const {element} of nodes) pending.delete(looks.get(element) ?? '');
    }
    for (const [look, elements] of pending) if (elements.length === 0) pending.delete(look);
    // Elements cannot leave the page.
    found.push(
      ...violations.map((each) => ({...each, nodes: each.nodes.map((node) => ({...node, element: undefined}))})),
    );
  }
  return found;
}

/** Switches the theme of the page. Colors may still be in transition afterwards. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
}

/** Waits for running transitions, because colors in mid-transition may lack contrast. */
async function awaitTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    await nextFrame();
    await nextFrame();
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({finished}) => finished));
    await nextFrame();
    await nextFrame();
  });
}
