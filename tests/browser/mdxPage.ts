import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** The page that the site with hosted search has in place of its own text, for mdx.spec.ts. */
export const MDX_PAGE = 'docs/eslint/no-unstable-deps';

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

/** Replaces the text of the page in a copy of the site. */
export function writeMdxPage(folder: string): void {
  mkdirSync(join(folder, 'src/components/Counter'));
  writeFileSync(join(folder, 'src/components/Counter/index.tsx'), COUNTER);
  const file = join(folder, `${MDX_PAGE}.mdx`);
  const [, frontMatter] = readFileSync(file, 'utf8').split(/^---$/m);
  writeFileSync(file, `---${frontMatter}---\n${CONTENT}`);
}
