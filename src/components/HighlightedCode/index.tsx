import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeWordWrap} from '@docusaurus/theme-common/internal';
import WordWrapButton from '@theme/CodeBlock/WordWrapButton';
import container from '@docusaurus/theme-classic/lib/theme/CodeBlock/Container/styles.module.css';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import {readCodeText} from '@site/src/lib/readCodeText';
import CopyButton from './CopyButton';
import './styles.css';

interface Props {
  /** Made by `buildCodeHtml`, which escapes the code. */
  readonly html: string;
  readonly title?: ReactNode;
  readonly hasLineNumbers?: boolean;
  readonly className?: string;
}

/** A block of code that was colored at build time, in the frame of the theme's own block. */
export default function HighlightedCode({html, title, hasLineNumbers = false, className}: Props): ReactNode {
  const {codeBlockRef, isEnabled, isCodeScrollable, toggle} = useCodeWordWrap();
  return (
    <div className={clsx(className, container.codeBlockContainer, 'theme-code-block')}>
      {title && <div className={styles.codeBlockTitle}>{title}</div>}
      <div className={styles.codeBlockContent}>
        {/* A scrolling block must be reachable with the keyboard. */}
        <pre tabIndex={0} ref={codeBlockRef} className={clsx(styles.codeBlock, 'thin-scrollbar')}>
          <code
            className={clsx(styles.codeBlockLines, hasLineNumbers && 'code-numbered')}
            dangerouslySetInnerHTML={{__html: html}}
          />
        </pre>
        <div className={styles.buttonGroup}>
          {(isEnabled || isCodeScrollable) && <WordWrapButton onClick={toggle} isEnabled={isEnabled} />}
          <CopyButton readText={() => readCodeText(html)} />
        </div>
      </div>
    </div>
  );
}
