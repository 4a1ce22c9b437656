import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

/** The copy of axe-core that @axe-core/playwright brings. */
const {source} = createRequire(require.resolve('@axe-core/playwright'))('axe-core') as {source: string};

/** What depends on colors alone, and so on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface Scope {
  /** `colors` when the page was checked as a whole in the other theme. */
  readonly only?: 'all' | 'colors';
  /** Selector of what was checked before and cannot have changed. */
  readonly except?: string;
}

/**
 * Runs axe on the open page once its colors stand. Loads it there once: much faster than a builder per run.
 *
 * @returns one text per finding, with its element
 */
export async function findBarriers(page: Page, {only = 'all', except}: Scope = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await awaitTransitions(page);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(only === 'colors' && {runOnly: {type: 'rule', values: COLOR_RULES}}),
  };
  const context = {include: ['html'], exclude: except === undefined ? [] : [except]};
  const violations = await page.evaluate(
    ([what, settings]) =>
      (window as unknown as {axe: {run: (...settings: unknown[]) => Promise<AxeResults>}}).axe
        .run(what, settings)
        .then((results) => results.violations),
    [context, options] as const,
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
