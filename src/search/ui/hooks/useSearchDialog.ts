import type {RefObject} from 'react';
import {useCallback, useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {MAX_QUERY_LENGTH} from '@site/src/search/shared/constants';
import {dialogStore} from '../dialogStore';

export interface SearchDialog<Loaded> {
  /** The query; undefined while the dialog is closed. */
  query: string | undefined;
  /** What `load` resolved with; absent until then, also when the dialog is open. */
  loaded: Loaded | undefined;
  /** Why the dialog could not open when it was last asked to. */
  error: unknown;
  /** Opens the dialog; without a query, for the selected text. */
  open: (query?: string) => void;
  close: () => void;
  /** Takes a key that was pressed while the dialog loads: a character, or Backspace. */
  type: (key: string) => void;
  /** Loads ahead of time what the dialog needs. */
  prepare: () => void;
}

/**
 * Opens and closes the search dialog, and loads what it needs.
 *
 * @param load a new function when what it loads has changed
 * @param buttonRef gets the focus on closing when the element that had it before is gone
 */
export function useSearchDialog<Loaded>(
  load: () => Promise<Loaded>,
  buttonRef: RefObject<HTMLButtonElement | null>,
): SearchDialog<Loaded> {
  const query = useSyncExternalStore(dialogStore.subscribe, dialogStore.getQuery, () => undefined);
  // In an object, because React calls a function that is passed to a state setter.
  const [{loaded}, setLoaded] = useState<{loaded?: Loaded}>({});
  const [error, setError] = useState<unknown>();
  const isRequested = query !== undefined;
  const isOpen = isRequested && loaded !== undefined;

  useEffect(() => {
    if (!isRequested) return;
    load().then(
      (value) => {
        setLoaded({loaded: value});
        setError(undefined);
      },
      (reason: unknown) => {
        setError(reason);
        dialogStore.close();
      },
    );
  }, [isRequested, load]);

  const prepare = useCallback(() => {
    // Only a guess that a search follows. If it fails, the reader learns of it when they do search.
    load().then(
      (value) => setLoaded({loaded: value}),
      () => undefined,
    );
  }, [load]);

  const open = useCallback((initialQuery?: string) => dialogStore.open(initialQuery ?? readSelection()), []);

  const type = useCallback((key: string) => {
    const typed = dialogStore.getQuery() ?? '';
    dialogStore.setQuery(key === 'Backspace' ? typed.slice(0, -1) : (typed + key).slice(0, MAX_QUERY_LENGTH));
  }, []);

  // After the modal has left the page: it keeps the focus while it is there.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) (dialogStore.getFocusTarget() ?? buttonRef.current)?.focus({preventScroll: true});
    wasOpen.current = isOpen;
  }, [isOpen, buttonRef]);

  return {query, loaded, error, open, close: dialogStore.close, type, prepare};
}

function readSelection(): string {
  const text = window.getSelection()?.toString() ?? '';
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH);
}
