import type {RefObject} from 'react';
import {useCallback, useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {MAX_QUERY_LENGTH} from '@site/src/search/shared/constants';
import {dialogStore} from '../dialogStore';

export interface SearchDialog<Loaded> {
  /** The query; undefined while the dialog is closed. */
  query: string | undefined;
  /** The result of `load`. Undefined while it is pending, even if the dialog is already open. */
  loaded: Loaded | undefined;
  /** Why the last attempt to open the dialog failed. */
  error: unknown;
  /** Opens the dialog. The default query is the selected text. */
  open: (query?: string) => void;
  close: () => void;
  /** Handles a key that was pressed while the dialog loads: a character, or Backspace. */
  type: (key: string) => void;
  /** Preloads the dialog. */
  prepare: () => void;
}

/**
 * Opens and closes the search dialog, and loads what it needs.
 *
 * @param load loads the dialog; a new function makes the dialog load again
 * @param buttonRef gets the focus on closing if the previously focused element is gone
 */
export function useSearchDialog<Loaded>(
  load: () => Promise<Loaded>,
  buttonRef: RefObject<HTMLButtonElement | null>,
): SearchDialog<Loaded> {
  const query = useSyncExternalStore(dialogStore.subscribe, dialogStore.getQuery, () => undefined);
  // Wrapped in an object, because a state setter calls a function that it gets.
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
    // The reader has not searched yet. If this fails, they see the error when they do.
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

  // Runs after the modal was removed, because the modal traps the focus.
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
