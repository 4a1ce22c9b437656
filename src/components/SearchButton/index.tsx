import type {ReactNode, Ref} from 'react';
import {useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';

interface Props {
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
  /** The reader reaches for the search: what it needs may be loaded. */
  onIntent: () => void;
}

/**
 * The button in the navbar, in the markup and classes of DocSearch 3.9. Its own is in the same module as the
 * modal, and importing it would load both with every page.
 */
export default function SearchButton({ref, onClick, onIntent}: Props): ReactNode {
  const [key, setKey] = useState<'⌘' | 'Ctrl' | undefined>();
  useEffect(() => setKey(/mac|iphone|ipod|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'), []);
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
      aria-label={`${label} (${key === '⌘' ? 'Command' : 'Control'}+K)`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onTouchStart={onIntent}
      onFocus={onIntent}
      onMouseOver={onIntent}
      onClick={onClick}
    >
      <span className="DocSearch-Button-Container">
        <svg width="20" height="20" className="DocSearch-Search-Icon" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M14.386 14.386l4.0877 4.0877-4.0877-4.0877c-2.9418 2.9419-7.7115 2.9419-10.6533 0-2.9419-2.9418-2.9419-7.7115 0-10.6533 2.9418-2.9419 7.7115-2.9419 10.6533 0 2.9419 2.9418 2.9419 7.7115 0 10.6533z"
            stroke="currentColor"
            fill="none"
            fillRule="evenodd"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span className="DocSearch-Button-Placeholder">{label}</span>
      </span>
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        {key && (
          <>
            <kbd className="DocSearch-Button-Key">{key}</kbd>
            <kbd className="DocSearch-Button-Key">K</kbd>
          </>
        )}
      </span>
    </button>
  );
}
