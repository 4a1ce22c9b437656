import AxeBuilder from '@axe-core/playwright';
import {expect, test} from './test';

const PAGE_TYPES: Readonly<Record<string, string>> = {
  home: '',
  guide: 'docs/getting-started/quick-start',
  overview: 'docs/overview',
  'page of 1.x': 'docs/1.x/getting-started/quick-start',
  search: 'search',
  'not found': 'no-such-page',
};

for (const width of [390, 1280]) {
  for (const theme of ['light', 'dark'] as const) {
    for (const [name, path] of Object.entries(PAGE_TYPES)) {
      test(`axe finds nothing: ${name}, ${theme}, ${width} px`, async ({site, page}) => {
        // Axe measures every character of a long page; on a busy machine that takes its time.
        test.setTimeout(90_000);
        await page.addInitScript((value) => {
          localStorage.setItem('theme', value);
        }, theme);
        await page.setViewportSize({width, height: 800});
        await (name === 'not found' ? site.openMissing(path) : site.open(path));
        await site.expectTheme(theme);
        const {violations} = await new AxeBuilder({page}).analyze();
        const findings = violations.flatMap(({id, help, nodes}) =>
          nodes.map(({target, failureSummary}) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`),
        );
        expect(findings).toEqual([]);
      });
    }
  }
}
