import {useLocation} from '@docusaurus/router';
import {useActiveDocContext, useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {findCounterpart} from '@site/src/lib/versionMap';

const PLUGIN_ID = 'default';

export interface VersionLink {
  readonly name: string;
  readonly label: string;
  /** Path in that version, with base URL: of the page itself, of its counterpart, or of the overview. */
  readonly to: string;
  /** True for the version of the page that is open. */
  readonly isActive: boolean;
  /** False when the version does not cover the subject of the open page. */
  readonly isSameSubject: boolean;
  /** Stores the version as the reader's choice, for the search and for pages outside the docs. */
  readonly remember: () => void;
}

/**
 * Links from the open page to the versions, in the order of the configuration.
 *
 * The theme looks for a page with the same id, which fails for pages that moved. This hook uses {@link
 * findCounterpart}. On pages outside the docs and on the 404 page, no version is active.
 */
export function useVersionLinks(): readonly VersionLink[] {
  const versions = useVersions(PLUGIN_ID);
  const {activeDoc, activeVersion} = useActiveDocContext(PLUGIN_ID);
  const {pathname, search, hash} = useLocation();
  const {savePreferredVersionName} = useDocsPreferredVersion(PLUGIN_ID);

  return versions.map(({name, label, path, mainDocId}) => {
    const isActive = activeDoc !== undefined && name === activeVersion?.name;
    const link = {name, label, isActive, remember: () => savePreferredVersionName(name)};
    if (activeDoc === undefined || activeVersion === undefined) {
      return {...link, to: `${path}/${mainDocId}`, isSameSubject: false};
    }
    if (isActive) return {...link, to: `${pathname}${search}${hash}`, isSameSubject: true};
    // The docs plugin ends the path of a folder's index page with a slash, unlike the site.
    const route = activeDoc.path.slice(activeVersion.path.length + 1).replace(/\/$/, '');
    const {to, isSameSubject} = findCounterpart(activeVersion.name, route);
    // A page at the same route has mostly the same headings, so the hash stays.
    return {...link, to: to === route ? `${path}/${to}${search}${hash}` : `${path}/${to}`, isSameSubject};
  });
}
