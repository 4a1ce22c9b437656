import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import {addVersionToLink} from '@site/src/search/ui/searchVersion';

interface Props {
  query: string;
  count: number;
  filters: string[][];
  onClose: () => void;
}

/** Links to the search page for the same query and version, with the same number of results. */
export default function ResultsFooter({query, count, filters, onClose}: Props): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  return (
    <Link to={addVersionToLink(createSearchLink(query), filters)} onClick={onClose}>
      <Translate id="theme.SearchBar.seeAll" values={{count}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
