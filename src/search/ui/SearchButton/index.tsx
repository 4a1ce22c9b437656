import type {ReactNode, Ref} from 'react';
import {useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';

interface Props {
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
  /** Called when the reader may be about to search, for preloading. */
  onIntent: () => void;
}

/**
 * The navbar button with the markup and classes of DocSearch 3.9. Importing DocSearch's own button would also load its
 * modal with every page, because they share a module.
 */
export default function SearchButton({ref, onClick, onIntent}: Props): ReactNode {
  // The server cannot know the reader's keyboard.
  const [modifier, setModifier] = useState<'⌘' | 'Ctrl'>();
  useEffect(() => setModifier(/mac|iphone|ipod|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'), []);
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
  return (
    <button
      ref={ref}
      type="button"
      className="DocSearch DocSearch-Button"
      // Includes the visible text (WCAG 2.5.3), which narrow screens hide.
      aria-label={modifier ? `${label} ${modifier} K` : label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onTouchStart={onIntent}
      onFocus={onIntent}
      onMouseOver={onIntent}
      onClick={onClick}
    >
      <span className="DocSearch-Button-Container">
        <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden className="DocSearch-Search-Icon">
          <path d="M10 2a8 8 0 1 0 0 16 8 8 0 1 0 0-16m6 14 6 6" fill="none" stroke="currentColor" strokeWidth={2} />
        </svg>
        <span className="DocSearch-Button-Placeholder">{label}</span>
      </span>
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        {modifier && (
          <>
            <kbd className="DocSearch-Button-Key">{modifier}</kbd>
            <kbd className="DocSearch-Button-Key">K</kbd>
          </>
        )}
      </span>
    </button>
  );
}
