import type {ReactNode} from 'react';
import {useEffect, useRef} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import SearchResults from '@site/src/search/ui/SearchResults';
import type {SearchFailure, SearchPageState} from '@site/src/search/ui/hooks/useSearchPage';
import styles from './styles.module.css';

interface Props {
  state: SearchPageState;
  loadMore: () => void;
  retry: () => void;
}

/** The outcome of a search on the search page: a count and results, nothing, or a failure. Until then, that it is loading. */
export default function SearchOutcome({state, loadMore, retry}: Props): ReactNode {
  const describeCount = useCountText();
  const {status, failure, results, count, hasMore} = state;
  return (
    <>
      <p role="status" className={styles.status}>
        {failure ? (
          <FailureText failure={failure} />
        ) : status === 'done' && count === 0 ? (
          <NothingText />
        ) : count > 0 ? (
          describeCount(count)
        ) : (
          status === 'loading' && (
            <span className={styles.fetching}>
              <FetchingText />
            </span>
          )
        )}
      </p>
      {failure && failure.kind !== 'setup' && (
        <button type="button" className="button button--secondary" onClick={retry}>
          Try again
        </button>
      )}
      {results.length > 0 && <SearchResults results={results} />}
      {hasMore && <MoreResults onReached={loadMore} isLoading={status === 'loading'} />}
    </>
  );
}

/** Loads more results when the reader scrolls near the end, or presses the button. */
function MoreResults({onReached, isLoading}: {onReached: () => void; isLoading: boolean}): ReactNode {
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!buttonRef.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReached(), {rootMargin: '200px'});
    observer.observe(buttonRef.current);
    return () => observer.disconnect();
  }, [onReached]);
  return (
    <button ref={buttonRef} type="button" className={`button button--secondary ${styles.more}`} onClick={onReached}>
      {isLoading ? <FetchingText /> : 'More results'}
    </button>
  );
}

function FetchingText(): ReactNode {
  return (
    <Translate id="theme.SearchPage.fetchingNewResults" description="The paragraph for fetching new search results">
      Fetching new results...
    </Translate>
  );
}

function FailureText({failure}: {failure: SearchFailure}): ReactNode {
  if (failure.kind === 'setup') return <>The search is not set up correctly: {failure.message}</>;
  if (failure.kind === 'refused')
    return (
      <>
        The search service returned an error. <NothingText />
      </>
    );
  return (
    <>
      {translate({
        id: 'theme.SearchModal.errorScreen.titleText',
        message: 'Unable to fetch results',
        description: 'The title for error screen of search modal',
      })}
      .{' '}
      {translate({
        id: 'theme.SearchModal.errorScreen.helpText',
        message: 'You might want to check your network connection.',
        description: 'The help text for error screen of search modal',
      })}
    </>
  );
}

function NothingText(): ReactNode {
  return (
    <Translate id="theme.SearchPage.noResultsText" description="The paragraph for empty search result">
      No results were found
    </Translate>
  );
}

function useCountText(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.SearchPage.documentsFound.plurals',
          description: 'Pluralized label for "{count} documents found"',
          message: 'One document found|{count} documents found',
        },
        {count},
      ),
    );
}
