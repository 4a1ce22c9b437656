import type {RefObject} from 'react';
import {useLayoutEffect} from 'react';

interface SearchKeys {
  /** The reader has asked for the dialog; it may still be loading. */
  isOpen: boolean;
  /** There is no input yet that could take what the reader types. */
  isLoading: boolean;
  onOpen: (query?: string) => void;
  onClose: () => void;
  /** A character or Backspace was pressed while the dialog loads. */
  onType: (key: string) => void;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Keys of the search: Ctrl/Cmd+K opens and closes it, the slash opens it outside of inputs, Escape closes it, and a
 * letter or digit on the button opens it with that character. What is typed while the dialog loads goes to `onType`.
 * The hook of DocSearch 3.9 is in one module with the modal, and knows no loading.
 */
export function useSearchKeys({isOpen, isLoading, onOpen, onClose, onType, buttonRef}: SearchKeys): void {
  // A layout effect, so that no key arrives between the modal and the handlers that know of it.
  useLayoutEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      // An Escape that ends the composition of a character is not meant for the search.
      if (event.isComposing) return;
      const key = event.key ?? ''; // Autofill sends keys without a name.
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const isToggle =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key.toLowerCase() === 'k';
      if (isToggle || (key === 'Escape' && isOpen)) {
        event.preventDefault();
        if (isOpen) onClose();
        else onOpen();
      } else if (hasModifier) {
        return;
      } else if (isLoading && (key.length === 1 || key === 'Backspace')) {
        event.preventDefault();
        onType(key);
      } else if (!isOpen && key === '/' && !isEditing(event.target)) {
        event.preventDefault();
        onOpen();
      } else if (!isOpen && document.activeElement === buttonRef.current && /^[a-z0-9]$/i.test(key)) {
        event.preventDefault();
        onOpen(key);
      }
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOpen, isLoading, onOpen, onClose, onType, buttonRef]);
}

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
