import { requestFn } from '@openapi-qraft/react';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { baseUrl, qraft, queryClient } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { Member } from './Member';

test('lets the browser send its cookies to the API', async () => {
  await recordSample(import.meta.url, async ({ render, value }) => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    render(<Member />);
    await screen.findByText('Welcome, Ada');
    const credentials = fetch.mock.lastCall?.[1]?.credentials;
    expect(credentials).toBe('include');
    value('credentials of the request', credentials);
  });
});

test('resetQueries() refetches what is shown, clear() does not', async () => {
  await runSample(async ({ mockApi, render }) => {
    const page = render(<Member />);
    await screen.findByText('Welcome, Ada');
    mockApi.respond('get', '/members/me', {
      status: 200,
      body: { ...mockApi.data.member, name: 'Grace' },
    });
    await act(async () => {
      queryClient.clear();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(page.container.textContent).toBe('Welcome, Ada');
    page.unmount();

    render(<Member />);
    await screen.findByText('Welcome, Grace');
    mockApi.respond('get', '/members/me', {
      status: 200,
      body: { ...mockApi.data.member, name: 'Ada' },
    });
    await act(() => queryClient.resetQueries());
    await screen.findByText('Welcome, Ada');
  });
});

// > The default request function doesn't send cookie parameters of the
// > document either.
test('cookie parameters are not sent', async () => {
  await runSample(async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const parameters: object = { cookie: { session: 's-1' } };
    await requestFn(qraft.members.getProfile.schema, {
      parameters,
      baseUrl,
    });
    const [url, init] = fetch.mock.lastCall ?? [];
    expect(url).toBe(`${baseUrl}/members/me`);
    expect(new Headers(init?.headers).has('Cookie')).toBe(false);
  });
});
