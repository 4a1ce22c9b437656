import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {readWords, suggestPages} from '@site/src/lib/suggestPages';
import styles from './styles.module.css';

const PLUGIN_ID = 'default';
/** In characters. Words of a longer address would only make the search stricter. */
const LONGEST_QUERY = 64;

/** The 404 page: suggests pages with similar names, and offers a search for the words in the URL. */
export default function MissingPage(): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const searchPage = useBaseUrl('/search');
  const overview = useBaseUrl('/docs/overview');
  const versions = useAllDocsData()[PLUGIN_ID]?.versions ?? [];
  // The same prerendered page is served for every unknown URL, so only the browser knows which URL was requested.
  const [missing, setMissing] = useState<string>();
  useEffect(() => setMissing(pathname.slice(baseUrl.length)), [pathname, baseUrl]);

  const words = missing === undefined ? '' : readWords(missing).slice(0, LONGEST_QUERY);
  const queryRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = queryRef.current;
    if (!input) return;
    // `defaultValue` contains the words of the previous URL. Text that the reader has typed stays.
    if (input.value === input.defaultValue) input.value = words;
    input.defaultValue = words;
  }, [words]);
  const pages =
    missing === undefined
      ? []
      : suggestPages(
          missing,
          versions.flatMap(({docs}) => docs.map(({path}) => path)),
        );
  const nameOf = (path: string) => path.slice(baseUrl.length).replace(/^docs\//, '');

  return (
    <main className={styles.missing}>
      <h1>Page Not Found</h1>
      <p>
        There is no page at this URL. Check it for typos, and for the version: 2.x pages are under <code>docs/</code>,
        1.x pages are under <code>docs/1.x/</code>.
      </p>
      {pages.length > 0 && (
        <>
          <h2 className={styles.subtitle}>Did you mean</h2>
          <ul>
            {pages.map((path) => (
              <li key={path}>
                <Link to={path}>{nameOf(path)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <form role="search" action={searchPage} className={styles.search}>
        <input
          ref={queryRef}
          type="search"
          name="q"
          maxLength={LONGEST_QUERY}
          aria-label="Search the documentation"
          className={styles.query}
        />
        <button type="submit" className="button button--primary">
          Search
        </button>
      </form>
      <p>
        Or go to the <Link to={overview}>overview</Link>.
      </p>
    </main>
  );
}
