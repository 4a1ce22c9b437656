import {useEffect, useState, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {announce} from '@site/src/lib/announce';
import {markdownPathOf} from '@site/src/lib/markdownPath';
import CallWithOwnDocument from './CallWithOwnDocument';
import {copyPage} from './copyPage';
import styles from './styles.module.css';

const SHOWN_FOR = 2000;

/** Folders of the pages that are named after a method. */
const METHOD_PAGE = /^(?:hooks|query-client)\//;

/**
 * Copies or opens the page as Markdown. The button needs JavaScript. Until it works, it is invisible but takes its space.
 */
export default function PageActions(): ReactNode {
  const {id, permalink, version} = useDoc().metadata;
  const markdown = markdownPathOf(permalink);
  const [copiedMarkdown, setCopiedMarkdown] = useState<string>();
  const isCopied = copiedMarkdown === markdown;
  useEffect(() => {
    if (copiedMarkdown === undefined) return undefined;
    const timeout = window.setTimeout(() => setCopiedMarkdown(undefined), SHOWN_FOR);
    return () => window.clearTimeout(timeout);
  }, [copiedMarkdown]);

  async function copy(): Promise<void> {
    if (await copyPage(markdown)) {
      setCopiedMarkdown(markdown);
      announce('The page was copied as Markdown.');
    } else {
      // There, the reader can copy the text by hand.
      window.location.assign(markdown);
    }
  }

  return (
    <div className={styles.actions}>
      {version === 'current' && METHOD_PAGE.test(id) && <CallWithOwnDocument call={id.replace(METHOD_PAGE, '')} />}
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy page'}
      </button>
      <a href={markdown} type="text/markdown">
        View as Markdown
      </a>
    </div>
  );
}
