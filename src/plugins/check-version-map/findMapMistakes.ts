import {findCounterpart, otherVersion, WITHOUT_NAMESAKE} from '../../lib/versionMap';

/**
 * Compares the version map with the pages that exist.
 *
 * @param routesByVersion routes of all pages relative to their version's root, by version name
 * @returns a message for each mistake; empty when every page has a counterpart and no entry is stale
 */
export function findMapMistakes(routesByVersion: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(routesByVersion).flatMap(([version, routes]) => {
    const other = otherVersion(version);
    const targets = new Set(routesByVersion[other]);
    const entries = WITHOUT_NAMESAKE[version as keyof typeof WITHOUT_NAMESAKE];
    return [
      ...routes.flatMap((route) => {
        const [to = ''] = findCounterpart(version, route).to.split('#');
        if (targets.has(to)) return [];
        return Object.hasOwn(entries, route)
          ? [
              `The entry "${route}" of "${version}" leads to "${to}", which is not a page of "${other}". Correct the route.`,
            ]
          : [
              `"${route}" of "${version}" has no page at the same route in "${other}". Add an entry: the route of the "${other}" page on the same subject, or null if there is none.`,
            ];
      }),
      ...Object.keys(entries)
        .filter((route) => !routes.includes(route) || targets.has(route))
        .map((route) =>
          targets.has(route)
            ? `The entry "${route}" of "${version}" is not needed: "${other}" has a page at the same route. Remove it.`
            : `The entry "${route}" of "${version}" is not a page. Remove it.`,
        ),
    ];
  });
}
