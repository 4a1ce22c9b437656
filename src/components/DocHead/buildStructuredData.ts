import {SOURCE_REPOSITORY} from '@site/src/config/site';

interface Crumb {
  readonly label: string;
  /** Path with base path. */
  readonly href: string;
}

export interface StructuredDataInput {
  /** `https://docs.example`, without a slash at the end. */
  readonly origin: string;
  readonly siteName: string;
  /** Path of the home page. */
  readonly home: string;
  /** Label of the docs version. */
  readonly version: string;
  readonly page: {
    readonly title: string;
    readonly description: string;
    readonly permalink: string;
    /** Milliseconds since 1970. Absent without git history. */
    readonly lastUpdatedAt?: number;
  };
  /** Pages between the home page and this page, outermost first. May include the page itself. */
  readonly parents: readonly Crumb[];
}

/** Breadcrumbs and article of a page as schema.org JSON-LD, safe inside a script element. */
export function buildStructuredData({origin, siteName, home, version, page, parents}: StructuredDataInput): string {
  const url = origin + page.permalink.replace(/\/$/, '');
  const crumbs = [
    {label: siteName, href: home},
    ...parents.filter(({href}) => href !== page.permalink),
    {label: page.title, href: page.permalink.replace(/\/$/, '')},
  ];
  const graph = [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({label, href}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: origin + href,
      })),
    },
    {
      '@type': 'TechArticle',
      headline: page.title,
      description: page.description,
      url,
      version,
      dateModified: page.lastUpdatedAt && new Date(page.lastUpdatedAt).toISOString(),
      author: {'@type': 'Organization', name: siteName, url: SOURCE_REPOSITORY},
    },
  ];
  // Prevents text from closing the script element.
  return JSON.stringify({'@context': 'https://schema.org', '@graph': graph}).replaceAll('<', '\\u003c');
}
