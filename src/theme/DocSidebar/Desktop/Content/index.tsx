// Wraps DocSidebar/Desktop/Content (theme-classic 3.7.0).
// After a full page load, the theme's sidebar is back at the top with its default groups open. This one restores its
// scroll position and groups, and keeps the current page in view.
import type {ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import SidebarMemory from '@site/src/components/SidebarMemory';

export default function ContentThatRemembers(props: Props): ReactNode {
  return (
    <SidebarMemory path={props.path}>
      <Content {...props} />
    </SidebarMemory>
  );
}
