import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

/** The copy of axe-core that @axe-core/playwright brings. */
const {source} = createRequire(require.resolve('@axe-core/playwright'))('axe-core') as {source: string};

/** What depends on colors alone, and so on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on the open page, and loads it there once: much faster than a builder per run.
 *
 * @param only `colors` when the page was checked as a whole in the other theme
 * @returns one text per finding, with its element
 */
export async function findBarriers(page: Page, only: 'all' | 'colors' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(only === 'colors' && {runOnly: {type: 'rule', values: COLOR_RULES}}),
  };
  const violations = await page.evaluate(
    (settings) =>
      (window as unknown as {axe: {run: (options: unknown) => Promise<AxeResults>}}).axe
        .run(settings)
        .then((results) => results.violations),
    options,
  );
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
