import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

interface Props {
  readonly isWrapped: boolean;
  readonly onToggle: () => void;
}

/** Wraps the long lines of a block. Drawn here, because the theme's button moves between its versions; its words stay. */
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
