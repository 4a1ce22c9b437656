// Wraps NavbarItem/LocaleDropdownNavbarItem (theme-classic 3.7.0).
// The theme's links keep the query string and the hash of the address. The server knows neither, and React does not
// correct attributes when it hydrates, so on the page that a reader opens first the links lose them. The item is
// mounted anew once the address is known.
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';

export default function LocaleDropdownNavbarItemWrapper(props: Props): ReactNode {
  return <LocaleDropdownNavbarItem key={String(useIsBrowser())} {...props} />;
}
