// Replaces CodeBlock (theme-classic 3.7.0).
// src/rehype/highlight passes highlighted code in the `html` prop, so the browser loads neither Prism nor its grammars.
// The original rerenders every block after hydration, because its colors depend on the color mode; this one doesn't. Code
// that a component passes as text is not highlighted.
import {Children, isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props as OriginalProps} from '@theme/CodeBlock';
import HighlightedCode from '@site/src/components/HighlightedCode';
import {escapeCode} from '@site/src/lib/escapeCode';

type Props = Omit<OriginalProps, 'children'> & {
  readonly children?: ReactNode;
  readonly html?: string;
  readonly playground?: string;
};

export default function CodeBlock({
  children,
  html,
  className,
  language,
  title,
  showLineNumbers,
  playground,
}: Props): ReactNode {
  const nodes = Children.toArray(children);
  if (nodes.some((node) => isValidElement(node))) {
    return (
      <div className={clsx('theme-code-block', className)}>
        <pre tabIndex={0} role="group" aria-label="Code">
          <code>{children}</code>
        </pre>
      </div>
    );
  }
  return (
    <HighlightedCode
      html={html ?? escapeCode(nodes.join('').replace(/\n$/, ''))}
      title={title}
      hasLineNumbers={showLineNumbers}
      {...(playground !== undefined && {playground})}
      className={clsx(className, language && `language-${language}`)}
    />
  );
}
