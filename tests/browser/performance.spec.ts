// What only a browser knows about speed: what really loads, what moves, what goes wrong when React takes over.
import {PAGE_TYPE_NAMES, PAGE_TYPES} from '../../scripts/measure/pageTypes';
import {readFirstView, weighFile} from '../../scripts/measure/readFirstView';
import {toKibibytes} from '../../scripts/measure/weigh';
import {firstSearchResult, layoutShift, PAGE_BUDGETS, prefetchedAfterLoad} from '../readBudgets';
import {Search} from './pages/Search';
import {expect, test} from './test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

for (const name of PAGE_TYPE_NAMES) {
  test(`${name} loads no more than its budget, and nothing ahead of need`, async ({page, baseURL, site}) => {
    void site; // watches the console: a mismatch of hydration is reported there
    const view = await readFirstView(page, `${baseURL ?? ''}${PAGE_TYPES[name]}`);
    const budget = PAGE_BUDGETS[name];
    expect(view.prefetched).toBeLessThanOrEqual(prefetchedAfterLoad);
    expect(view.readable).toBeLessThanOrEqual(budget.readable);
    expect(view.javascript).toBeLessThanOrEqual(budget.javascript);
    expect(view.all).toBeLessThanOrEqual(budget.all);
  });

  for (const width of [390, 1280]) {
    test(`nothing moves while ${name} loads at ${width} px`, async ({page, site}) => {
      await page.setViewportSize({width, height: 800});
      await page.addInitScript(() => {
        const shifts: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts.push(entry.value);
        }).observe({type: 'layout-shift', buffered: true});
        Object.assign(window, {shifts});
      });
      await site.open(PAGE_TYPES[name]);
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(layoutShift);
    });
  }
}

for (const version of ['', '1.x/']) {
  test(`from the key press to the first result of docs/${version} loads no more than its budget`, async ({
    page,
    site,
  }) => {
    await site.open(`docs/${version}overview`);
    await page.waitForLoadState('networkidle');
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(request.url()));
    const search = new Search(page);
    await search.open();
    await search.type('useMutation');
    await search.expectFirst(`${version}hooks/useMutation`);
    // Full texts come after the first answer, and are only quoted from.
    const before = [...asked].filter((address) => !/\.texts\.[0-9a-f]{8}\.json$/.test(address));
    const sizes = await Promise.all(before.map((address) => weighFile(address)));
    // The index alone is more than this: an empty list would prove nothing.
    expect(toKibibytes(Math.max(...sizes))).toBeGreaterThan(20);
    expect(toKibibytes(sizes.reduce((sum, size) => sum + size, 0))).toBeLessThanOrEqual(firstSearchResult);
  });
}

test('nothing is fetched ahead for a reader who saves data', async ({page, site}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  await site.open('docs/hooks/useQuery');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
  await page.getByRole('link', {name: 'useMutation()', exact: true}).first().hover();
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  await page.getByRole('link', {name: 'useMutation()', exact: true}).first().click();
  await expect(site.doc.heading).toHaveText('useMutation()');
});
