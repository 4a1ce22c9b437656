// The Content-Security-Policy is enforced, and hostile text in an address has no effect.
import {expect, test} from './test';

test('an injected script does not run @promise-policy', async ({site, page}) => {
  site.expectFindings('Content Security Policy');
  await page.route('**/docs/overview', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const attack =
      '<script>window.isAttacked = true</script><img src=x onerror="window.isAttacked = true">' +
      '<a id=attack href="javascript:window.isAttacked = true">x</a>';
    await route.fulfill({response, body: html + attack});
  });
  site.expectFindings('status of 404');
  site.expectFindings('status 404');
  await page.goto('docs/overview');
  await page.locator('#attack').evaluate((link: HTMLAnchorElement) => link.click());
  expect(await page.evaluate(() => 'isAttacked' in window)).toBe(false);
});

test('eval does not run code, and nothing is sent to another origin @promise-policy', async ({site, page}) => {
  site.expectFindings('Content Security Policy');
  site.expectFindings('request to another origin');
  site.expectFindings('csp');
  await site.open('docs/overview');
  // Runs in the page's own script, because Playwright's evaluation bypasses the policy.
  const outcome = await page.evaluate(async () => {
    const isRefused = (act: () => unknown) =>
      new Promise<boolean>((resolve) => {
        addEventListener('securitypolicyviolation', () => resolve(true), {once: true});
        void Promise.resolve()
          .then(act)
          .catch(() => undefined)
          .finally(() => setTimeout(resolve, 500, false));
      });
    return {
      timer: await isRefused(() => setTimeout('window.isAttacked = true' as unknown as () => void)),
      fetch: await isRefused(() => fetch('https://example.com/')),
      script: await isRefused(() =>
        document.head.append(Object.assign(document.createElement('script'), {src: 'https://example.com/a.js'})),
      ),
      form: await isRefused(() => {
        const form = Object.assign(document.createElement('form'), {action: 'https://example.com/'});
        document.body.append(form);
        form.submit();
      }),
      isAttacked: 'isAttacked' in window,
    };
  });
  expect(outcome).toEqual({timer: true, fetch: true, script: true, form: true, isAttacked: false});
});

const ATTACKS = [
  '"><img src=x onerror=alert(1)>',
  "';alert(1)//",
  'javascript:alert(1)',
  '</script><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '%00%E0%A4',
  '__proto__[isAttacked]=1',
];

for (const [name, path] of [
  ['the home page', ''],
  ['a page of the docs', 'docs/hooks/useQuery'],
  ['the search page', 'search'],
] as const) {
  test(`hostile queries and hashes have no effect: ${name} @promise-hostile-input`, async ({site, page}) => {
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    for (const attack of ATTACKS) {
      const text = encodeURIComponent(attack);
      await site.open(`${path}?q=${text}&docusaurus-theme=${text}&docusaurus-data-x=${text}&${attack}#${attack}`);
      await expect(site.doc.heading).toHaveCount(1);
      expect(await page.locator('img[src="x"]').count(), attack).toBe(0);
      expect(await page.evaluate(() => 'isAttacked' in {}), attack).toBe(false);
    }
    expect(dialogs).toBe(0);
  });
}

test('the address of a page cannot redirect the reader to another site', async ({site, page}) => {
  const {origin} = new URL((await site.open('docs/overview'))?.url() ?? '');
  for (const address of [
    'docs?to=//example.com',
    'docs#//example.com',
    'docs/overview.html?next=https://example.com',
  ]) {
    await page.goto(address);
    await site.expectPath('docs/overview');
    expect(new URL(page.url()).origin).toBe(origin);
  }
});
