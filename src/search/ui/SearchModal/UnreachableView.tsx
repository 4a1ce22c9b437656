import type {ReactNode} from 'react';
import translations from '@theme/SearchTranslations';

/**
 * DocSearch's error view with a retry button. It replaces DocSearch's own view, which is never shown: see
 * createModalClient.
 */
export default function UnreachableView({onRetry}: {onRetry: () => void}): ReactNode {
  const {titleText, helpText} = translations.modal?.errorScreen ?? {};
  return (
    <div className="DocSearch-ErrorScreen search-unreachable">
      <div className="DocSearch-Screen-Icon">
        <svg width="40" height="40" viewBox="0 0 20 20" aria-hidden fill="none" stroke="currentColor">
          <path d="M19 4.8a16 16 0 0 0-2-1.2m-3.3-1.2A16 16 0 0 0 1.1 4.7M16.7 8a12 12 0 0 0-2.8-1.4M10 6a12 12 0 0 0-6.7 2m9 6.7a4 4 0 0 0-4.5 0m6.7-3.3A8 8 0 0 0 10 10M3 16 18 2m-8 16" />
        </svg>
      </div>
      <p className="DocSearch-Title">{titleText}</p>
      <p className="DocSearch-Help">{helpText}</p>
      <button type="button" className="search-retry" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
