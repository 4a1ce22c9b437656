/**
 * Shows a new announcement to readers who dismissed an earlier one.
 *
 * The theme's inline script hides a dismissed bar before the first paint, without comparing the bar's id. React
 * compares ids only later, and cannot show the bar again on that page. This script runs before the theme's: when the id
 * has changed, it stores the new id and resets the dismissal.
 */
import type {Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';

const DISMISS_KEY = 'docusaurus.announcement.dismiss';
const ID_KEY = 'docusaurus.announcement.id';

/** The inline script. It is not transpiled, so its syntax has to suit old browsers. */
export function buildResetScript(id: string): string {
  const [dismissKey, idKey, value] = [DISMISS_KEY, ID_KEY, id].map((text) =>
    JSON.stringify(text).replaceAll('<', '\\u003c'),
  );
  return `try{if(localStorage.getItem(${idKey})!==${value}){localStorage.setItem(${dismissKey},'false');localStorage.setItem(${idKey},${value})}}catch(e){}`;
}

export default function announcementPlugin(context: {siteConfig: {themeConfig: unknown}}): Plugin {
  const {announcementBar} = context.siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'announcement',
    injectHtmlTags: () =>
      announcementBar ? {headTags: [{tagName: 'script', innerHTML: buildResetScript(announcementBar.id)}]} : {},
  };
}
