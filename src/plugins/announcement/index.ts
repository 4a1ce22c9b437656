/**
 * Lets a new announcement show on the first page a reader opens.
 *
 * Whether the bar was dismissed is decided before the first paint, by a script of the theme that does not look at the
 * bar's id. The theme compares ids later, in React, when its style sheet already hides the bar for good. This script
 * stands before the theme's and does what the theme does with both keys.
 */
import type {Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';

const DISMISS_KEY = 'docusaurus.announcement.dismiss';
const ID_KEY = 'docusaurus.announcement.id';

/** The script, in words that every browser of the last ten years understands. */
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
