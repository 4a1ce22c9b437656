import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

interface Props {
  readonly isWrapped: boolean;
  readonly onToggle: () => void;
}

/**
 * Wraps the long lines of a block. A copy, because the path of the theme's button differs between versions of the
 * theme. The labels are the theme's.
 */
export default function WrapButton({isWrapped, onToggle}: Props): ReactNode {
  const label = translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'});
  return (
    <button
      type="button"
      className="code-button code-wrap"
      aria-label={label}
      aria-pressed={isWrapped}
      title={label}
      onClick={onToggle}
    />
  );
}
