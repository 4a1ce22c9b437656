import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

/** The copy of axe-core that @axe-core/playwright brings. */
const {source} = createRequire(require.resolve('@axe-core/playwright'))('axe-core') as {source: string};

/** What depends on the theme, and what depends on the width of the window. */
const RULES_OF_APPEARANCE = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

interface Scope {
  /** `appearance` when the page was checked as a whole in the other theme. */
  readonly only?: 'all' | 'appearance';
  /** What to look at, by a selector; the whole page by default. */
  readonly include?: string;
  /** Selectors of parts that were checked elsewhere. */
  readonly exclude?: readonly string[];
}

/**
 * Runs axe on the open page once its colors stand. Loads it there once: much faster than a builder per run.
 *
 * @returns one text per finding, with its element
 */
export async function findBarriers(
  page: Page,
  {only = 'all', include = 'html', exclude = []}: Scope = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await awaitTransitions(page);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(only === 'appearance' && {runOnly: {type: 'rule', values: RULES_OF_APPEARANCE}}),
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

/** Shows the page in a theme. Its colors may fade into it. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
}

/** Waits for the transitions that the last change has started: halfway, colors have no contrast. */
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
