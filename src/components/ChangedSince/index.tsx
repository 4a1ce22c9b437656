import {useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Label of the version before: `1.x`. */
  readonly version: string;
  /** Address of the Markdown with the changes. */
  readonly file: string;
}

/**
 * What the code of the page has different since the version before, folded. The page carries no more than a link, which
 * is all that readers without scripts get; the changes and what draws them are loaded when it opens first.
 */
export default function ChangedSince({version, file}: Props): ReactNode {
  const [content, setContent] = useState<ReactNode>(null);
  const isAsked = useRef(false);

  async function load(): Promise<void> {
    if (isAsked.current) return;
    isAsked.current = true;
    setContent(<p>Loading the differences…</p>);
    try {
      const {default: loadChangeList} = await import('./loadChangeList');
      setContent(await loadChangeList(file));
    } catch {
      // Opening it again tries again.
      isAsked.current = false;
      setContent(<p role="alert">The differences did not load. Open their file instead:</p>);
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
