import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {INSTALL_COMMANDS} from '@site/src/config/installCommands';

/** Install commands per package manager. The choice is the one that the tabs of the pages remember. */
export default function HomeInstall(): ReactNode {
  return (
    <Tabs groupId="npm2yarn">
      {INSTALL_COMMANDS.map(({manager, label, commands}) => (
        <TabItem key={manager} value={manager} label={label}>
          <CodeBlock language="bash">{commands}</CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}
