import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { SignInButton } from './SignInButton';
import { TillProvider } from './TillProvider';

test('takes new credentials after wrong ones', async () => {
  await recordSample(import.meta.url, async ({ mockApi, render }) => {
    mockApi.respond('post', '/auth/token', ({ headers }) => {
      const expected = `Basic ${btoa('till-3:right')}`;
      if (headers.get('authorization') === expected)
        return Response.json({ accessToken: 'a' });
      const problem = { title: 'Unknown till', status: 401 };
      return Response.json(problem, { status: 401 });
    });
    const tree = (secret: string) => (
      <TillProvider till={{ name: 'till-3', secret }}>
        <SignInButton />
      </TillProvider>
    );
    const page = render(tree('wrong'));
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Unknown till');

    page.rerender(tree('right'));
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Signed in.');
  });
});
