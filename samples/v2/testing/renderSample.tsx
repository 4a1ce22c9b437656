import { QueryClientProvider } from '@tanstack/react-query';
import {
  render,
  renderHook,
  type RenderHookResult,
  type RenderResult,
} from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { queryClient } from '../shared/client';

/** Renders a sample with the provider of a 2.x application. */
export function renderSample(ui: ReactElement): RenderResult {
  return render(ui, { wrapper: Providers });
}

/** Like `renderSample`, for a single hook. */
export function renderSampleHook<Result>(
  hook: () => Result,
): RenderHookResult<Result, unknown> {
  return renderHook(hook, { wrapper: Providers });
}

/** Pass it as `wrapper` to `renderHook`. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
    </QueryClientProvider>
  );
}
