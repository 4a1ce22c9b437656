// Wraps NavbarItem/LocaleDropdownNavbarItem (theme-classic 3.7.0).
// The theme's links keep the query string and hash of the current URL. The server knows neither, and hydration does not
// fix attributes, so on the first page the links would lack them. Remounting the item after hydration adds them.
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';

export default function LocaleDropdownNavbarItemWrapper(props: Props): ReactNode {
  return <LocaleDropdownNavbarItem key={String(useIsBrowser())} {...props} />;
}
