// Replaces SearchPage (theme-search-algolia 3.7.0), which takes no props and makes its own client on every render.
// Uses the site's client, loaded after the page. Starts with the reader's version, without the original's extra query for
// the counts of all versions. Announces counts, reports a failed search and offers a retry, and mentions Algolia only
// with the hosted search. Texts and their ids are the original's.
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
