import { render as renderAlone, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { BookPrice } from './BookPrice';
import { ShopProvider } from './ShopProvider';

test('another base URL means another client and another cache', async () => {
  await recordSample(import.meta.url, async ({ mockApi, render, idle }) => {
    mockApi.delay(30);
    const shop = (name: string) => (
      <ShopProvider baseUrl={`https://${name}.bookshop.example/v1`}>
        <BookPrice bookId={7} />
      </ShopProvider>
    );
    const { rerender } = render(shop('lisbon'));
    await screen.findByText('13.90 €');
    rerender(shop('porto'));
    expect(screen.getByText('Loading…')).toBeTruthy();
    await idle();
    await screen.findByText('13.90 €');
  });
});

test('says what is missing', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderAlone(<BookPrice bookId={7} />)).toThrow(
    'useApi() needs a <ShopProvider> above it.',
  );
  vi.restoreAllMocks();
});
