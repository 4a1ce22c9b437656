import type {ReactNode} from 'react';

/** Text of the error view, and a way to try again without typing. */
export default function RetryHelp({text}: {text: string | undefined}): ReactNode {
  return (
    <>
      <span>{text}</span>
      <button type="button" className="search-retry" onClick={repeatSearch}>
        Try again
      </button>
    </>
  );
}

// The modal hands out no way to search again, but it does so when its input gets the focus.
function repeatSearch(): void {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  input?.blur();
  input?.focus();
}
