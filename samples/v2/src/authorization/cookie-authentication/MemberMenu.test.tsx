import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { MemberMenu } from './MemberMenu';
import { queryClient } from './sessionRequestFn';

afterEach(() => queryClient.clear());

test('offers to sign in when there is no session', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.respond('get', '/members/me', {
      status: 401,
      body: { type: 'about:blank', title: 'Unauthorized', status: 401 },
    });
    const page = render(<MemberMenu />);
    await page.findByText('Sign in');
  });
});

test('resetQueries() shows a sign-out, clear() does not', async () => {
  await runSample(async ({ render, mockApi }) => {
    const page = render(<MemberMenu />);
    await page.findByText('Signed in as Ada');
    mockApi.respond('get', '/members/me', {
      status: 401,
      body: { type: 'about:blank', title: 'Unauthorized', status: 401 },
    });
    await act(() => queryClient.resetQueries());
    await page.findByText('Sign in');

    mockApi.respond('get', '/members/me', {
      status: 200,
      body: mockApi.data.member,
    });
    await act(() => queryClient.resetQueries());
    await page.findByText('Signed in as Ada');
    await act(async () => {
      queryClient.clear();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(page.container.textContent).toBe('Signed in as Ada');
  });
});

test('greets a member, and distinguishes a network error from a missing session', async () => {
  await runSample(async ({ render, mockApi }) => {
    const page = render(<MemberMenu />);
    await page.findByText('Signed in as Ada');
    page.unmount();
    queryClient.clear();
    mockApi.failNetwork();
    const other = render(<MemberMenu />);
    await other.findByText('Your profile cannot be loaded.');
  });
  expect(queryClient.isFetching()).toBe(0);
});

// > If your API sends `401` without a body, `error` has no `status`, and the menu shows the alert.
test.each<HeadersInit>([{}, { 'Content-Length': '0' }])(
  'shows the alert for a 401 without a body and with headers %j',
  async (headers) => {
    await runSample(async ({ render, mockApi }) => {
      mockApi.respond(
        'get',
        '/members/me',
        () => new Response(null, { status: 401, headers }),
      );
      const page = render(<MemberMenu />);
      await page.findByText('Your profile cannot be loaded.');
    });
  },
);
