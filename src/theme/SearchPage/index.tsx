// Replaces SearchPage (theme-search-algolia 3.7.0), which takes no props and makes its own client on every render.
// Changed: the site's client, loaded after the page; the version starts as the reader's; the original's helper, which
// asks for the counts of all versions with each search, is not needed; a failed search is said and can be repeated;
// counts are announced; the mention of Algolia stands only where Algolia answers. Texts and their ids are the original's.
import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import SearchForm from '@site/src/search/ui/SearchForm';
import Layout from '@theme/Layout';

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchForm />
      </Layout>
    </HtmlClassNameProvider>
  );
}
