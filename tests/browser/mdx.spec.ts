// Pages are ordinary MDX: any component works, and React hydrates it in the ordinary way.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {HOSTED_BUILD_FOLDER} from './fakeAlgolia/hostedSite';
import {MDX_PAGE} from './mdxPage';
import {serveBuild} from './serveBuild';
import {watchPage} from './watchPage';

test('a component with state, details, and tabs with all their properties work, and are in the Markdown', async ({
  page,
}) => {
  const {address, server} = await serveBuild(HOSTED_BUILD_FOLDER, 0);
  const watch = watchPage(page, new URL(address).origin);
  try {
    await page.goto(address + MDX_PAGE);
    const counter = page.getByRole('button', {name: /times$/});
    await expect(counter).toHaveText('Pressed 0 times');
    await counter.click();
    await counter.click();
    await expect(counter).toHaveText('Pressed 2 times');

    await expect(page.getByText('What the details hold.')).toBeHidden();
    await page.getByText('More about it').click();
    await expect(page.getByText('What the details hold.')).toBeVisible();

    await expect(page.locator('.tabs-of-the-test')).toHaveCount(1);
    await expect(page.getByRole('tab', {name: 'Second'})).toHaveAttribute('title', 'The second tab');
    await expect(page.getByText('The second panel.')).toBeVisible();
    await expect(page.getByText('The first panel.')).toHaveCount(0);
    await page.getByRole('tab', {name: 'First'}).click();
    await expect(page.getByText('The first panel.')).toBeVisible();
    await expect(page).toHaveURL(/\?tab=one$/);
    await page.getByRole('tabpanel').getByRole('button').click();
    await expect(page.getByRole('tabpanel').getByRole('button')).toHaveText('Pressed 1 times');

    const markdown = readFileSync(join(HOSTED_BUILD_FOLDER, `${MDX_PAGE}.md`), 'utf8');
    for (const text of ['More about it', 'What the **details** hold.', 'The second panel.']) {
      expect(markdown).toContain(text);
    }
    expect(watch.findings()).toEqual([]);
  } finally {
    server.close();
  }
});
