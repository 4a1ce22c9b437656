import type {ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {announce} from '@site/src/lib/announce';
import {copyText} from '@site/src/lib/copyText';

const SHOWN_FOR = 1000;

/**
 * Replaces the theme's copy button, which adds seven elements to every block. Here the style sheet draws the icon, and
 * the text is built on click. Labels and translation ids are the theme's.
 */
export default function CopyButton({readText}: {readonly readText: () => string}): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  const timeout = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timeout.current), []);

  async function copy(): Promise<void> {
    if (!(await copyText(readText()))) return;
    setIsCopied(true);
    announce(translate({id: 'theme.CodeBlock.copied', message: 'Copied'}));
    window.clearTimeout(timeout.current);
    timeout.current = window.setTimeout(() => setIsCopied(false), SHOWN_FOR);
  }

  return (
    <button
      type="button"
      className={clsx('code-button code-copy', isCopied && 'code-copied')}
      aria-label={
        isCopied
          ? translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
          : translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})
      }
      onClick={() => void copy()}
    />
  );
}
