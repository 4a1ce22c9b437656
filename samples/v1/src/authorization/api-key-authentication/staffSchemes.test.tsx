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

// > - **A new key doesn't replace a cached one.** With `Infinity`, the old key
// > is sent until `<QraftSecureRequestFn>` remounts
test('sends the old key until the component remounts', async () => {
  const record = await runSample(async ({ render, idle }) => {
    const removeBook = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
      await idle();
    };
    sessionStorage.setItem('staffKey', 'k-42');
    const page = render(<div key="old">{area}</div>);
    await removeBook();
    sessionStorage.setItem('staffKey', 'k-43');
    await removeBook();
    page.rerender(<div key="new">{area}</div>);
    await removeBook();
  });
  expect(record.match(/k-4\d/g)).toEqual(['k-42', 'k-42', 'k-43']);
});
