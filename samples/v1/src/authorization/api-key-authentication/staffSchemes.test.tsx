import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { RemoveBook } from './RemoveBook';
import { StaffArea } from './StaffArea';
import { securitySchemes } from './staffSchemes';

const area = (
  <StaffArea>
    <RemoveBook bookId={2} />
  </StaffArea>
);

afterEach(() => sessionStorage.clear());

test('sends the key in the header that the handler names', async () => {
  await recordSample(import.meta.url, async ({ mockApi, render, idle }) => {
    sessionStorage.setItem('staffKey', 'k-42');
    render(area);
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await idle();
    expect(mockApi.data.books.some(({ id }) => id === 2)).toBe(false);
  });
});

test('asks for a key that is missing', async () => {
  const record = await runSample(async ({ render }) => {
    render(area);
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Enter your staff key first.');
  });
  expect(JSON.parse(record)).toMatchObject({ requests: [] });
});

test('returns the key of the session, to be kept', () => {
  sessionStorage.setItem('staffKey', 'k-42');
  const { signal } = new AbortController();
  expect(securitySchemes.StaffKey({ isRefreshing: false, signal })).toEqual(
    {
      in: 'header',
      name: 'X-Staff-Key',
      value: 'k-42',
      refreshInterval: Infinity,
    },
  );
});
