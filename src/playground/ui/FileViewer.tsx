import {type ReactNode, useEffect, useState} from 'react';
import {escapeCode} from '@site/src/lib/escapeCode';
import type {SourceFile} from '../shared/types';
import styles from './styles.module.css';

/** Coloring takes about a second for a megabyte. */
const COLORED_LENGTH = 300_000;

/** A generated file with colors. Large files have none. */
export default function FileViewer({file: {path, text}}: {readonly file: SourceFile}): ReactNode {
  const [html, setHtml] = useState(() => escapeCode(text));
  useEffect(() => {
    if (text.length > COLORED_LENGTH) return undefined;
    let isCurrent = true;
    void import('./colorTypeScript')
      .then(({colorTypeScript}) => colorTypeScript(text))
      .then(
        (colored) => {
          if (isCurrent) setHtml(colored);
        },
        () => undefined, // The file stays without colors.
      );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    <pre tabIndex={0} role="group" aria-label={`Code of ${path}`} className={styles.code}>
      <code dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
}
