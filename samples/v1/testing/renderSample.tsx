import {
  render,
  renderHook,
  type RenderHookResult,
  type RenderResult,
} from '@testing-library/react';
import type { ReactElement } from 'react';
import { Providers } from '../shared/providers';

/** Renders a sample below both providers that a 1.x application has. */
export function renderSample(ui: ReactElement): RenderResult {
  return render(ui, { wrapper: Providers });
}

/** The same for a hook alone. */
export function renderSampleHook<Result>(
  hook: () => Result,
): RenderHookResult<Result, unknown> {
  return renderHook(hook, { wrapper: Providers });
}
