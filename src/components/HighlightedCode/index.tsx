import {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SAMPLE_FRAGMENT} from '@site/src/lib/playgroundSample';
import {readRunnableText} from '@site/src/lib/readRunnableText';
import CopyButton from './CopyButton';
import WrapButton from './WrapButton';
import {useLineWrap} from './useLineWrap';
import './styles.css';

interface Props {
  /** From `buildCodeHtml`, which escapes the code. */
  readonly html: string;
  readonly title?: ReactNode;
  readonly hasLineNumbers?: boolean;
  readonly className?: string;
  /** Name of the sample, if the playground can open it. */
  readonly playground?: string;
}

/**
 * A code block that was highlighted during the build. A page has about twenty of them, so each consists of few elements
 * with short class names.
 */
export default function HighlightedCode({
  html,
  title,
  hasLineNumbers = false,
  className,
  playground,
}: Props): ReactNode {
  const {codeRef, isWrapped, canToggle, toggle} = useLineWrap();
  const playgroundUrl = useBaseUrl('/playground');
  // React would replace the content, and with it a selection, whenever it gets a new object.
  const content = useMemo(() => ({__html: html}), [html]);
  const [, language] = /\blanguage-(\w+)/.exec(className ?? '') ?? [];
  return (
    <div className={clsx('theme-code-block', className)}>
      {(title || playground !== undefined) && (
        <div className="codeBlockTitle">
          {title}
          {playground !== undefined && <a href={playgroundUrl + SAMPLE_FRAGMENT + playground}>Open in playground</a>}
        </div>
      )}
      {/* Keyboard users have to reach a scrollable block, and it then needs a name. */}
      <pre tabIndex={0} role="group" aria-label={typeof title === 'string' ? `Code of ${title}` : 'Code'}>
        <code
          ref={codeRef}
          className={clsx(hasLineNumbers && 'code-numbered', isWrapped && 'code-wrapped') || undefined}
          dangerouslySetInnerHTML={content}
        />
      </pre>
      {canToggle && <WrapButton isWrapped={isWrapped} onToggle={toggle} />}
      <CopyButton readText={() => readRunnableText(html, language)} />
    </div>
  );
}
