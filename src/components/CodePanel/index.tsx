import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {CodePiece} from '@site/src/lib/colorCode/colorLines';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly language: string;
  readonly lines: readonly (readonly CodePiece[])[];
  /** Breaks long lines instead of scrolling, where the end of a line matters most. */
  readonly wrapsLines?: boolean;
  /** Printed under the code, inside the same frame. */
  readonly children?: ReactNode;
}

/** A titled block of code that was colored at build time: the browser loads no highlighter for it. */
export default function CodePanel({title, language, lines, wrapsLines = false, children}: Props): ReactNode {
  return (
    <figure className={styles.panel}>
      <figcaption className={styles.title}>{title}</figcaption>
      {/* A scrolling block must be reachable with the keyboard, and what is reachable needs a name. */}
      <pre
        className={clsx(styles.code, wrapsLines && styles.wrapping)}
        tabIndex={0}
        role="group"
        aria-label={`Code of ${title}`}
      >
        <code className={`language-${language}`}>
          <CodeLines lines={lines} />
        </code>
      </pre>
      {children}
    </figure>
  );
}

/** Colored lines without a frame. */
export function CodeLines({lines}: Pick<Props, 'lines'>): ReactNode {
  return lines.map((pieces, line) => (
    // Lines and pieces are fixed at build time, so their position identifies them.
    <span key={line}>
      {pieces.map(({text, role}, piece) => (
        <span key={piece} className={role && styles[role]}>
          {text}
        </span>
      ))}
      {line < lines.length - 1 && '\n'}
    </span>
  ));
}
