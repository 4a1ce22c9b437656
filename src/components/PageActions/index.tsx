import {useEffect, useState, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {announce} from '@site/src/lib/announce';
import {markdownPathOf} from '@site/src/lib/markdownPath';
import {copyPage} from './copyPage';
import styles from './styles.module.css';

const SHOWN_FOR = 2000;

/** Takes the page along as Markdown. The button appears with JavaScript; its room is kept for it. */
export default function PageActions(): ReactNode {
  const twin = markdownPathOf(useDoc().metadata.permalink);
  const [copiedMarkdown, setCopiedMarkdown] = useState<string>();
  const isCopied = copiedMarkdown === twin;
  useEffect(() => {
    if (copiedMarkdown === undefined) return undefined;
    const timeout = window.setTimeout(() => setCopiedMarkdown(undefined), SHOWN_FOR);
    return () => window.clearTimeout(timeout);
  }, [copiedMarkdown]);

  async function copy(): Promise<void> {
    if (await copyPage(twin)) {
      setCopiedMarkdown(twin);
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
