import {useEffect, useState, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {announce} from '@site/src/lib/announce';
import {twinPathOf} from '@site/src/lib/twinPath';
import {copyPage} from './copyPage';
import styles from './styles.module.css';

const SHOWN_FOR = 2000;

/** Takes the page along as Markdown. The button appears with JavaScript; its room is kept for it. */
export default function PageActions(): ReactNode {
  const twin = twinPathOf(useDoc().metadata.permalink);
  const [copiedTwin, setCopiedTwin] = useState<string>();
  const isCopied = copiedTwin === twin;
  useEffect(() => {
    if (copiedTwin === undefined) return undefined;
    const timeout = window.setTimeout(() => setCopiedTwin(undefined), SHOWN_FOR);
    return () => window.clearTimeout(timeout);
  }, [copiedTwin]);

  async function copy(): Promise<void> {
    if (await copyPage(twin)) {
      setCopiedTwin(twin);
      announce('The page is copied as Markdown.');
    } else {
      // From there it can be copied by hand.
      window.location.assign(twin);
    }
  }

  return (
    <div className={styles.actions}>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy page'}
      </button>
      <a href={twin} type="text/markdown">
        View as Markdown
      </a>
    </div>
  );
}
