import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';
import { AuthorSearch } from './AuthorSearch';

function type(value: string) {
  fireEvent.change(screen.getByLabelText('Author'), { target: { value } });
}

test('cancels the request that is no longer needed', async () => {
  await recordSample(
    import.meta.url,
    async ({ render, mockApi, value }) => {
      mockApi.delay(60);
      render(<AuthorSearch />);
      type('le');
      type('le g');
      await screen.findByText('Ursula K. Le Guin');
      const { status, fetchStatus } = api.authors.listAuthors.getQueryState(
        {
          query: { search: 'le' },
        },
      )!;
      value("state of { search: 'le' }", { status, fetchStatus });
    },
  );
});

test('cancels on unmount, without an error', async () => {
  const record = await runSample(async ({ render, mockApi }) => {
    mockApi.delay(60);
    const page = render(<AuthorSearch />);
    type('le');
    expect(queryClient.isFetching()).toBe(1);
    page.unmount();
    expect(queryClient.isFetching()).toBe(0);
  });
  expect(record).toContain('"status": null');
});

test('shows the last response until the next one arrives', async () => {
  await runSample(async ({ render, mockApi }) => {
    render(<AuthorSearch />);
    type('cal');
    const output = await screen.findByText('Italo Calvino');
    mockApi.delay(60);
    type('sag');
    expect(output.textContent).toBe('Italo Calvino');
    expect(output.getAttribute('aria-busy')).toBe('true');
    await screen.findByText('Carl Sagan');
    expect(output.getAttribute('aria-busy')).toBe('false');
  });
});

test('shows nothing after the search is cleared', async () => {
  await runSample(async ({ render, idle }) => {
    render(<AuthorSearch />);
    type('cal');
    const output = await screen.findByText('Italo Calvino');
    type('');
    await idle();
    expect(output.textContent).toBe('');
    expect(output.getAttribute('aria-busy')).toBe('false');
  });
});
