import type {RefObject} from 'react';
import {useEffect} from 'react';

interface SearchKeys {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** A letter or digit was typed while the button had the focus. */
  onType: (character: string) => void;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Keys of the search: Ctrl/Cmd+K opens and closes it, the slash opens it outside of inputs, Escape closes it.
 * The hook of DocSearch 3.9 does the same but comes in one module with the modal.
 */
export function useSearchKeys({isOpen, onOpen, onClose, onType, buttonRef}: SearchKeys): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      // Escape that ends the composition of a character is not meant for the search.
      if (event.isComposing) return;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const isToggle =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key?.toLowerCase() === 'k';
      const isSlash = event.key === '/' && !hasModifier && !isOpen && !isEditing(event.target);
      if (isToggle || isSlash || (event.key === 'Escape' && isOpen)) {
        event.preventDefault();
        (isOpen ? onClose : onOpen)();
      } else if (
        !isOpen &&
        !hasModifier &&
        document.activeElement === buttonRef.current &&
        /^[a-z0-9]$/i.test(event.key ?? '')
      ) {
        event.preventDefault();
        onType(event.key);
      }
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOpen, onOpen, onClose, onType, buttonRef]);
}

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
