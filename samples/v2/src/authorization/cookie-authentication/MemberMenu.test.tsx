import { afterEach, expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { MemberMenu } from './MemberMenu';
import { queryClient } from './sessionRequestFn';

afterEach(() => queryClient.clear());

test('offers to sign in when there is no session', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.answer('get', '/members/me', {
      status: 401,
      body: { type: 'about:blank', title: 'Unauthorized', status: 401 },
    });
    const page = render(<MemberMenu />);
    await page.findByText('Sign in');
  });
});

test('greets a member, and tells a lost network from no session', async () => {
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
