import {useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Label of the previous version: `1.x`. */
  readonly version: string;
  /** URL of the Markdown with the changes. */
  readonly file: string;
}

/**
 * Shows how the code of the page differs from the previous version, collapsed at first. The page itself contains only a
 * link, for readers without JavaScript. The differences and the code that shows them load when a reader opens the list
 * for the first time.
 */
export default function ChangedSince({version, file}: Props): ReactNode {
  const [content, setContent] = useState<ReactNode>(null);
  const isRequested = useRef(false);

  async function load(): Promise<void> {
    if (isRequested.current) return;
    isRequested.current = true;
    setContent(<p>Loading the differences…</p>);
    try {
      const {default: loadChangeList} = await import('./loadChangeList');
      setContent(await loadChangeList(file));
    } catch {
      // Opening it again retries.
      isRequested.current = false;
      setContent(<p role="alert">The differences could not be loaded. Open the file instead:</p>);
    }
  }

  return (
    <details className={styles.changes} onToggle={({currentTarget}) => void (currentTarget.open && load())}>
      <summary>{`Changed since ${version}`}</summary>
      {content}
      <p>
        <a href={file} type="text/markdown">
          Differences as Markdown
        </a>
      </p>
    </details>
  );
}
