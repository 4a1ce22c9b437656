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
 * Runs axe on the open page, and loads it there once: much faster than a builder per run.
 *
 * @returns one text per finding, with its element
 */
export async function findBarriers(page: Page, {only = 'all', except}: Scope = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
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

/** Shows the page in a theme, and waits for the transitions that the change starts: halfway, colors have no contrast. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (name) => {
    const nextFrame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    document.documentElement.dataset.theme = name;
    await nextFrame();
    await nextFrame();
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
    await nextFrame();
    await nextFrame();
  }, theme);
}
