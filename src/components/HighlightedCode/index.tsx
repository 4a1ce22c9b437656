import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeWordWrap} from '@docusaurus/theme-common/internal';
import {readRunnableText} from '@site/src/lib/readRunnableText';
import CopyButton from './CopyButton';
import WrapButton from './WrapButton';
import './styles.css';

interface Props {
  /** Made by `buildCodeHtml`, which escapes the code. */
  readonly html: string;
  readonly title?: ReactNode;
  readonly hasLineNumbers?: boolean;
  readonly className?: string;
}

/**
 * A block of code that was colored at build time. A page shows twenty of them, so it is few elements with short names:
 * the theme's own block wraps the code and the buttons once more each.
 */
export default function HighlightedCode({html, title, hasLineNumbers = false, className}: Props): ReactNode {
  const {codeBlockRef, isEnabled, isCodeScrollable, toggle} = useCodeWordWrap();
  const [, language] = /\blanguage-(\w+)/.exec(className ?? '') ?? [];
  return (
    <div className={clsx('theme-code-block', className)}>
      {title && <div className="codeBlockTitle">{title}</div>}
      {/* A scrolling block must be reachable with the keyboard, and then say what it is. */}
      <pre
        tabIndex={0}
        ref={codeBlockRef}
        role="group"
        aria-label={typeof title === 'string' ? `Code of ${title}` : 'Code'}
      >
        <code className={hasLineNumbers ? 'code-numbered' : undefined} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
      {(isEnabled || isCodeScrollable) && <WrapButton isWrapped={isEnabled} onToggle={toggle} />}
      <CopyButton readText={() => readRunnableText(html, language)} />
    </div>
  );
}
