/** Lists the pages of the documentation from the content of the docs plugin. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

export interface DocsPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly section: string;
  /** First release of what the page describes, if it was added after the first release of the version. */
  readonly since: string | undefined;
  /** The previous version, if code of the page was different there. See src/plugins/built-pages/version-diff. */
  readonly changedSince?: string | undefined;
  /** Samples of the migration guide that belong to the page. */
  readonly migrationSamples?: readonly string[] | undefined;
  /** Absolute path of the MDX file. */
  readonly file: string;
}

export interface DocsVersion {
  /** Id of the docs plugin that it belongs to. */
  readonly pluginId: string;
  readonly name: string;
  /** The label that readers see: `2.x`. */
  readonly label: string;
  /** Path of its root, with base path: `/openapi-qraft/docs/1.x`. */
  readonly path: string;
  readonly isLast: boolean;
  readonly pages: readonly DocsPage[];
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
/** Group of the pages without a sidebar category. DocSearch uses this name. */
const WITHOUT_CATEGORY = 'Documentation';

/** Versions of every docs plugin, the default version first. */
export function listVersions(allContent: AllContent, siteDir: string): DocsVersion[] {
  return Object.entries(allContent[DOCS_PLUGIN] ?? {})
    .flatMap(([pluginId, content]) =>
      // The docs plugin's own type; Docusaurus passes the content of plugins as unknown.
      (content as LoadedContent).loadedVersions.map((version): DocsVersion => {
        const sections = mapSections(version.sidebars);
        return {
          pluginId,
          name: version.versionName,
          label: version.label,
          path: version.path,
          isLast: version.isLast,
          pages: version.docs
            .filter((doc) => !doc.unlisted && !doc.draft)
            .map((doc) => ({
              // The docs plugin ends the path of a folder's index page with a slash, unlike the site.
              path: doc.permalink.replace(/(.)\/$/, '$1'),
              title: doc.title,
              description: doc.description,
              keywords: toText(doc.frontMatter.keywords),
              section: sections.get(doc.id) ?? WITHOUT_CATEGORY,
              // Our own fields. src/config/frontMatter.ts checks them.
              since: doc.frontMatter.since as string | undefined,
              changedSince: doc.frontMatter.changed_since as string | undefined,
              migrationSamples: doc.frontMatter.migration_samples as readonly string[] | undefined,
              file: doc.source.replace(/^@site/, siteDir),
            }))
            .sort((a, b) => rank(sections, a, version.docs) - rank(sections, b, version.docs)),
        };
      }),
    )
    .sort((a, b) => Number(b.isLast) - Number(a.isLast));
}

interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly items?: readonly SidebarItem[];
  readonly link?: {readonly type: string; readonly id?: string};
}

// Maps pages to the label of their outermost category, in reading order.
function mapSections(sidebars: Readonly<Record<string, readonly SidebarItem[]>>): Map<string, string> {
  const sections = new Map<string, string>();
  const visit = (items: readonly SidebarItem[], label: string | undefined): void => {
    for (const item of items) {
      const id = item.type === 'category' ? item.link?.id : item.id;
      const own = label ?? (item.type === 'category' ? item.label : undefined);
      if (id !== undefined && !sections.has(id)) sections.set(id, own ?? WITHOUT_CATEGORY);
      if (item.items) visit(item.items, own);
    }
  };
  for (const items of Object.values(sidebars)) visit(items, undefined);
  return sections;
}

function rank(
  sections: ReadonlyMap<string, string>,
  page: {readonly path: string},
  docs: LoadedContent['loadedVersions'][number]['docs'],
): number {
  const id = docs.find((doc) => doc.permalink.replace(/(.)\/$/, '$1') === page.path)?.id ?? '';
  const position = [...sections.keys()].indexOf(id);
  return position < 0 ? sections.size : position;
}

function toText(keywords: unknown): string {
  if (Array.isArray(keywords)) return keywords.join(', ');
  return typeof keywords === 'string' ? keywords : '';
}
