// Replaces SearchPage (theme-search-algolia 3.7.0), which takes no props and creates its own client on every render.
// Uses the site's client, which loads after the page. Searches the reader's version first, without the original's extra
// query for the counts of all versions. Announces counts, reports failed searches, offers a retry, and mentions Algolia
// only for hosted search. Texts and translation ids are the original's.
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
