import {
  type DehydratedState,
  HydrationBoundary,
} from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { AuthorDetails } from './AuthorDetails';
import Page from './page';
import { Providers } from './Providers';

test('hydrates without a request of its own', async () => {
  const record = await runSample(async ({ idle }) => {
    const route = await Page({ params: { authorId: 'leguin' } });
    // It travels to the browser as JSON.
    const state = JSON.parse(
      JSON.stringify((route.props as { state: DehydratedState }).state),
    ) as DehydratedState;
    const container = document.createElement('div');
    container.innerHTML = '<h1>Ursula K. Le Guin</h1>';
    const onRecoverableError = vi.fn();
    const root = await act(async () =>
      hydrateRoot(
        container,
        <Providers>
          <HydrationBoundary state={state}>
            <AuthorDetails authorId="leguin" />
          </HydrationBoundary>
        </Providers>,
        { onRecoverableError },
      ),
    );
    await idle();
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.textContent).toBe('Ursula K. Le Guin');
    await act(async () => root.unmount());
  });
  // The one of the server; the browser adds none.
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(1);
});
