// Pages are ordinary MDX: any component works, and React hydrates it in the ordinary way.
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {expect, test} from '@playwright/test';
import siteFiles from '../../scripts/siteFiles.json';
import {serveBuild} from './serveBuild';
import {watchPage} from './watchPage';

const ROOT = resolve(__dirname, '../..');
/** Inside the repository, so that packages are found. */
const FOLDER = join(ROOT, '.cache/mdx-site');
/** The page that the copy of the site has in place of its own text. */
const PAGE = 'docs/eslint/no-unstable-deps';

const COUNTER = `import {useEffect, useState} from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return <button onClick={() => setCount(count + 1)}>{isMounted ? 'Pressed' : 'Not mounted'} {count} times</button>;
}
`;

const CONTENT = `
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Counter from '@site/src/components/Counter';

Text before the components.

<Counter />

<details>
  <summary>More about it</summary>

  What the **details** hold.

</details>

<Tabs
  defaultValue="two"
  values={[{value: 'one', label: 'First'}, {value: 'two', label: 'Second', attributes: {title: 'The second tab'}}]}
  queryString="tab"
  className="tabs-of-the-test"
  lazy>
  <TabItem value="one">The first panel. <Counter /></TabItem>
  <TabItem value="two">The second panel.</TabItem>
</Tabs>
`;

test.beforeAll(() => {
  test.setTimeout(180_000); // A whole build.
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER, {recursive: true});
  for (const name of [...siteFiles.files, ...siteFiles.folders]) {
    cpSync(join(ROOT, name), join(FOLDER, name), {recursive: true});
  }
  for (const name of siteFiles.links) symlinkSync(join(ROOT, name), join(FOLDER, name), 'junction');
  mkdirSync(join(FOLDER, 'src/components/Counter'));
  writeFileSync(join(FOLDER, 'src/components/Counter/index.tsx'), COUNTER);
  const [, frontMatter] = readFileSync(join(ROOT, `${PAGE}.mdx`), 'utf8').split(/^---$/m);
  writeFileSync(join(FOLDER, `${PAGE}.mdx`), `---${frontMatter}---\n${CONTENT}`);
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    {cwd: FOLDER, encoding: 'utf8', env: {...process.env, NO_UPDATE_NOTIFIER: '1'}},
  );
  if (status !== 0) throw new Error(`The copy of the site does not build:\n${stdout}\n${stderr}`);
});

test.afterAll(() => rmSync(FOLDER, {recursive: true, force: true}));

test('a component with state, details, and tabs with all their properties work, and are in the Markdown', async ({
  page,
}) => {
  const {address, server} = await serveBuild(join(FOLDER, 'build'), 0);
  const watch = watchPage(page, new URL(address).origin);
  try {
    await page.goto(address + PAGE);
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

    const markdown = readFileSync(join(FOLDER, 'build', `${PAGE}.md`), 'utf8');
    for (const text of ['More about it', 'What the **details** hold.', 'The second panel.']) {
      expect(markdown).toContain(text);
    }
    expect(watch.findings()).toEqual([]);
  } finally {
    server.close();
  }
});
