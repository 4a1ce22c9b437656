// cspell:ignore usequery Qeury setquerydate Cimg
import {holdRequests} from './holdRequests';
import {expect, test} from './test';

for (const [address, path] of [
  ['index.html', ''],
  ['search.html?q=polling', 'search'],
  ['docs/overview.html', 'docs/overview'],
  ['docs/hooks/useQuery.html?a=b#parameters', 'docs/hooks/useQuery'],
] as const) {
  test(`${address} is the same page with .html removed once @start-html-suffix`, async ({site, page}) => {
    await site.open(address);
    await site.expectPath(path);
    await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(page.url().replace(/^[^?#]*/, '')).toBe(address.replace(/^[^?#]*/, ''));
  });
}

for (const [address, path] of [
  ['docs/codegen/cli', 'docs/codegen/CLI'],
  ['docs/1.x/codegen/CLI', 'docs/1.x/codegen/cli'],
  ['docs/hooks/usequery#parameters', 'docs/hooks/useQuery'],
] as const) {
  test(`${address} redirects to the page despite different letter case @promise-letter-case`, async ({
    site,
    page,
    baseURL,
  }) => {
    const missing = address.replace(/#.*/, '');
    site.expectFindings(`status of 404 (Not Found) (${baseURL}${address})`);
    site.expectFindings(`status 404: ${baseURL}${missing}`);
    await page.goto(address);
    await site.expectPath(path);
    await site.expectReady();
    await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCount(1);
    await expect(site.doc.heading).not.toHaveText('Page Not Found');
  });
}

test('the not-found page suggests similar pages and offers a search for the words of the path @promise-letter-case', async ({
  site,
  page,
}) => {
  await site.openMissing('docs/hooks/useQeury');
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('hooks/useQuery');
  const search = page.getByRole('main').getByRole('searchbox');
  await expect(search).toHaveValue('hooks useQeury');
  await search.press('Enter');
  await site.expectPath('search');
  expect(new URL(page.url()).searchParams.get('q')).toBe('hooks useQeury');
});

test('a suggested page opens with one click', async ({site, page}) => {
  await site.openMissing('docs/query-client/setquerydate');
  await page.getByRole('main').getByRole('link', {name: 'query-client/setQueryData', exact: true}).click();
  await site.expectPath('docs/query-client/setQueryData');
});

test('markup in a missing address is shown as text', async ({site, page}) => {
  await site.openMissing('docs/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(site.doc.heading).toHaveText('Page Not Found');
  await expect(page.locator('main img')).toHaveCount(0);
});

test('a link to a heading scrolls it to just below the navbar @start-scroll', async ({site, page}) => {
  await site.open('docs/hooks/useQuery#returns');
  const measureGap = (): Promise<number> =>
    page.evaluate(() => {
      const top = document.getElementById('returns')?.getBoundingClientRect().top ?? -1;
      return top - (document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0);
    });
  // The browser may scroll after hydration.
  await expect.poll(measureGap).toBeLessThan(100);
  expect(await measureGap()).toBeGreaterThanOrEqual(0);
});

test('navigating scrolls to the top, going back restores the scroll position @start-scroll @routes-history', async ({
  site,
  page,
}) => {
  await site.open('docs/hooks/useQuery');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.getByRole('link', {name: 'Docs', exact: true}).click();
  await site.expectPath('docs/overview');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await site.expectPath('docs/hooks/useQuery');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});

test('a new page starts at its top or at the linked heading in its first frame', async ({site, page}) => {
  for (const [link, heading, target] of [
    [page.getByRole('link', {name: /^Next/}), 'useSuspenseQuery()', undefined],
    [page.getByRole('main').locator('a[href*="guides/pagination#"]').first(), 'Paginate lists', 'below'],
  ] as const) {
    await site.open('docs/hooks/useQuery');
    // The scroll position of each frame of the new page.
    await page.evaluate((wanted) => {
      const tops: number[] = [];
      Object.assign(window, {tops});
      requestAnimationFrame(function look() {
        if (document.querySelector('h1')?.textContent === wanted) tops.push(Math.round(window.scrollY));
        requestAnimationFrame(look);
      });
    }, heading);
    await link.click();
    await expect(site.doc.heading).toHaveText(heading);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as {tops: number[]}).tops.length))
      .toBeGreaterThan(9);
    const tops = await page.evaluate(() => (window as unknown as {tops: number[]}).tops);
    expect(new Set(tops).size, tops.join()).toBe(1);
    if (target) expect(tops[0]).toBeGreaterThan(0);
    else expect(tops[0]).toBe(0);
  }
});

test('text typed into the search of the not-found page before hydration is kept', async ({site, page}) => {
  const release = await holdRequests(page, /\/assets\/js\/main\.[^/]+\.js$/);
  site.expectFindings('404');
  await page.goto('docs/hooks/useQeury', {waitUntil: 'commit'});
  const search = page.getByRole('main').getByRole('searchbox');
  await search.pressSequentially('mutation');
  release();
  await site.expectReady();
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('hooks/useQuery');
  await expect(search).toHaveValue('mutation');
  await expect(search).toBeFocused();
});
