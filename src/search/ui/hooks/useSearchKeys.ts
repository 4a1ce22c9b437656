import type {RefObject} from 'react';
import {useLayoutEffect} from 'react';

interface SearchKeys {
  /** The dialog is open, or will open once it is loaded. */
  isOpen: boolean;
  /** The dialog is open but still loading, so it has no input yet. */
  isLoading: boolean;
  onOpen: (query?: string) => void;
  onClose: () => void;
  /** Called for a character or Backspace that is pressed while the dialog loads. */
  onType: (key: string) => void;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Keys of the search: Ctrl/Cmd+K opens and closes it, the slash opens it outside of inputs, Escape closes it, and a
 * letter or digit on the button opens it with that character. Keys that are typed while the dialog loads go to
 * `onType`. DocSearch 3.9 exports its own hook from the modal's module, and it does not handle typing during loading.
 */
export function useSearchKeys({isOpen, isLoading, onOpen, onClose, onType, buttonRef}: SearchKeys): void {
  // A layout effect, so that no key event arrives between rendering the modal and updating the handlers.
  useLayoutEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      // Escape during IME composition cancels the composition, not the search.
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
