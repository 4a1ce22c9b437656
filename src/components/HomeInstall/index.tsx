import type {ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import home from '@generated/home-data/default/home.json';
import HighlightedCode from '@site/src/components/HighlightedCode';

/** Install commands per package manager. The choice is the one that the tabs of the pages remember. */
export default function HomeInstall(): ReactNode {
  return (
    <Tabs groupId="npm2yarn">
      {home.install.map(({manager, label, html}) => (
        <TabItem key={manager} value={manager} label={label}>
          <HighlightedCode className="language-bash" html={html} />
        </TabItem>
      ))}
    </Tabs>
  );
}
