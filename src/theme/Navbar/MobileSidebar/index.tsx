// Wraps Navbar/MobileSidebar (theme-classic 3.7.0).
// Renders the menu of narrow screens when it is first opened. The theme renders it, with the whole sidebar, right after
// hydration.
import {useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

export default function MobileSidebarOnDemand(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) setWasShown(true);
  return wasShown && <MobileSidebar />;
}
