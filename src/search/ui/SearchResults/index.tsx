import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import type {SearchPageResult} from '@site/src/search/ui/hooks/useSearchPage';
import styles from './styles.module.css';

/** Results of the search page: title, path, and the words around the match. */
export default function SearchResults({results}: {results: readonly SearchPageResult[]}): ReactNode {
  return (
    <ol className={styles.list}>
      {results.map((result) => (
        <li key={result.id} className={styles.item}>
          <Heading as="h2" className={styles.heading}>
            {/* Escaped except for the marks: see search/engine/highlight.ts. */}
            <Link to={result.url} dangerouslySetInnerHTML={{__html: result.title}} />
          </Heading>
          {result.path.length > 0 && (
            <p className={styles.path}>
              {result.path.map((html, index) => (
                <span key={index} dangerouslySetInnerHTML={{__html: html}} />
              ))}
            </p>
          )}
          {result.summary && <p className={styles.summary} dangerouslySetInnerHTML={{__html: result.summary}} />}
        </li>
      ))}
    </ol>
  );
}
