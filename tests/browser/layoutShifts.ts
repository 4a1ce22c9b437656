import type {Page} from '@playwright/test';

/** An entry of the Layout Instability API, which TypeScript's types lack. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/**
 * Records the layout shifts of each page that opens from now on. Shifts that follow an input of the reader don't count, as
 * in the metric "Cumulative Layout Shift".
 *
 * @returns reads the values of the shifts since the page opened
 */
export async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({type: 'layout-shift', buffered: true});
    Object.assign(window, {shifts});
  });
  return () =>
    page.evaluate(async () => {
      // Two frames later all layout changes are done.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return (window as unknown as {shifts: number[]}).shifts;
    });
}
