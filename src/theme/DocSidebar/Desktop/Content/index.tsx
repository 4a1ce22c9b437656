// Wraps DocSidebar/Desktop/Content (theme-classic 3.7.0).
// The theme's menu begins at the top, with the groups of the configuration, on every page that is loaded anew. This one
// begins as the reader left it, with the entry of the page in view.
import type {ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import SidebarMemory from '@site/src/components/SidebarMemory';

export default function ContentThatRemembers(props: Props): ReactNode {
  return (
    <>
      <Content {...props} />
      <SidebarMemory path={props.path} />
    </>
  );
}
