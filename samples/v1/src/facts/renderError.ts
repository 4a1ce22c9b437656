import { renderHook } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { vi } from 'vitest';

/** The error that a hook throws when it renders, without React's report. */
export function renderError(
  hook: () => unknown,
  wrapper?: ComponentType<{ children: ReactNode }>,
): unknown {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const silence = (event: Event): void => event.preventDefault();
  window.addEventListener('error', silence);
  try {
    renderHook(hook, { wrapper });
  } catch (error) {
    return error;
  } finally {
    window.removeEventListener('error', silence);
    complaint.mockRestore();
  }
  throw new Error('Expected the hook to throw.');
}
