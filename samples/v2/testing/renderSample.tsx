import { QueryClientProvider } from '@tanstack/react-query';
import {
  render,
  renderHook,
  type RenderHookResult,
  type RenderResult,
} from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { queryClient } from '../shared/client';

/** Renders a sample below the provider that a 2.x application has. */
export function renderSample(ui: ReactElement): RenderResult {
  return render(ui, { wrapper: Providers });
}

/** The same for a hook alone. */
export function renderSampleHook<Result>(
  hook: () => Result,
): RenderHookResult<Result, unknown> {
  return renderHook(hook, { wrapper: Providers });
}

/** Use it as `wrapper` of `renderHook`. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
    </QueryClientProvider>
  );
}
