import {
  render,
  renderHook,
  type RenderHookResult,
  type RenderResult,
} from '@testing-library/react';
import type { ReactElement } from 'react';
import { Providers } from '../shared/providers';

/** Renders a sample with both providers of a 1.x application. */
export function renderSample(ui: ReactElement): RenderResult {
  return render(ui, { wrapper: Providers });
}

/** Like `renderSample`, for a single hook. */
export function renderSampleHook<Result>(
  hook: () => Result,
): RenderHookResult<Result, unknown> {
  return renderHook(hook, { wrapper: Providers });
}
