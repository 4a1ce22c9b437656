import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

/** Minified, because every page has to parse it. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Rules whose result depends on the theme. They take most of the time. */
const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block'];
/** Rules whose result depends on the theme or on the width of the window. */
const RULES_OF_APPEARANCE = [...RULES_OF_COLOR, 'scrollable-region-focusable'];

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
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(only === 'appearance' && {runOnly: {type: 'rule', values: RULES_OF_APPEARANCE}}),
    ...(only === 'structure' && {rules: Object.fromEntries(RULES_OF_COLOR.map((rule) => [rule, {enabled: false}]))}),
  };
  const violations = await page.evaluate(
    ([what, settings]) =>
      (window as unknown as {axe: {run: (...settings: unknown[]) => Promise<AxeResults>}}).axe
        .run(what, settings)
        .then((results) => results.violations),
    [{include: [include], exclude}, options] as const,
  );
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
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
