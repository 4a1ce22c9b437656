// Wraps Tabs (theme-classic 3.7.0).
// Writes into the page what tabs are made of, so that src/components/ServedPage can make them again from the page alone.
import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import Tabs from '@theme-original/Tabs';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import {GROUP_ATTRIBUTE, VALUE_ATTRIBUTE} from '@site/src/lib/tabAttributes';

export default function TabsWithAttributes({children, groupId, ...others}: Props): ReactNode {
  const tabs = Children.toArray(children as ReactNode).filter((child) => isValidElement<TabItemProps>(child));
  refuse('Tabs', others);
  return <Tabs groupId={groupId}>{tabs.map((tab, index) => describe(tab, index === 0 ? groupId : undefined))}</Tabs>;
}

function describe(tab: ReactElement<TabItemProps>, groupId: string | undefined): ReactElement<TabItemProps> {
  const {value, label, children: _, ...others} = tab.props;
  refuse('TabItem', others);
  const attributes = {
    ...(label !== undefined && label !== value && {[VALUE_ATTRIBUTE]: value}),
    ...(groupId !== undefined && {[GROUP_ATTRIBUTE]: groupId}),
  };
  return cloneElement(tab, {attributes});
}

/** @throws Error, which stops the build, for a property that the page would not show */
function refuse(component: string, others: object): void {
  const names = Object.keys(others);
  if (names.length === 0) return;
  throw new Error(
    `<${component}> does not take ${names.join(', ')} here. Teach src/theme/Tabs to write it, and readTabs() in ` +
      'src/components/ServedPage to read it.',
  );
}
