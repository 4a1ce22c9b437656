import type {ComponentProps, RefObject} from 'react';
import {useCallback, useEffect, useRef, useState} from 'react';
import {MAX_QUERY_LENGTH} from '@site/src/search/shared/constants';
import type SearchModal from '@site/src/search/ui/SearchModal';
import type {SearchSettings} from './useSearchSettings';

export interface SearchDialog {
  /** Absent until the reader has reached for the search. */
  Modal: typeof SearchModal | undefined;
  insightsClient: ComponentProps<typeof SearchModal>['insightsClient'];
  initialQuery: string;
  isOpen: boolean;
  /** The modal could not be loaded when last asked for. */
  hasFailed: boolean;
  open: (query?: string) => void;
  close: () => void;
  /** Loads what a search needs, once. */
  prepare: () => void;
}

/**
 * Opens and closes the search modal, and loads it when the reader reaches for it.
 *
 * @param filters reader's language and version, whose index is made ready
 * @param buttonRef gets the focus on closing when what had it before is gone
 */
export function useSearchDialog(
  settings: SearchSettings,
  filters: readonly (readonly string[])[],
  buttonRef: RefObject<HTMLButtonElement | null>,
): SearchDialog {
  // In an object, because React calls a function given to a state setter.
  const [loaded, setLoaded] = useState<Pick<SearchDialog, 'insightsClient'> & {Modal: typeof SearchModal}>();
  const [initialQuery, setInitialQuery] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const focusedBefore = useRef<Element | null>(null);
  const isOpen = initialQuery !== undefined && loaded !== undefined;

  const load = useCallback(async (): Promise<void> => {
    const isReported = settings.insights && !settings.isEmbedded;
    const [modal, {getSearchTransport}, insights] = await Promise.all([
      import('@site/src/search/ui/SearchModal'),
      import('@site/src/search/transport'),
      // DocSearch would load it from a CDN.
      isReported ? import('search-insights') : undefined,
      // In a style sheet of their own, with those of SearchModal: see src/search/plugin.
      import('@docsearch/css/dist/modal.css'),
    ]);
    void getSearchTransport(settings).prepare(filters);
    setLoaded({Modal: modal.default, insightsClient: insights?.default});
    setHasFailed(false);
  }, [settings, filters]);

  const prepare = useCallback(() => {
    // Only a guess that a search follows; the reader is told when they do search.
    load().catch(() => undefined);
  }, [load]);

  const open = useCallback(
    (query?: string) => {
      focusedBefore.current = document.activeElement;
      setInitialQuery(query ?? readSelection());
      load().catch(() => {
        setInitialQuery(undefined);
        setHasFailed(true);
      });
    },
    [load],
  );

  const close = useCallback(() => setInitialQuery(undefined), []);

  // After the modal has left the page: while it is there it keeps the focus.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      const before = focusedBefore.current;
      const target =
        before instanceof HTMLElement && before !== document.body && before.isConnected ? before : buttonRef.current;
      target?.focus({preventScroll: true});
    }
    wasOpen.current = isOpen;
  }, [isOpen, buttonRef]);

  return {
    Modal: loaded?.Modal,
    insightsClient: loaded?.insightsClient,
    initialQuery: initialQuery ?? '',
    isOpen,
    hasFailed,
    open,
    close,
    prepare,
  };
}

function readSelection(): string {
  const text = window.getSelection()?.toString() ?? '';
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH);
}
