import {
  render as renderAlone,
  screen,
  waitFor,
} from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { BookPrice } from './BookPrice';
import { ShopProvider, useApi } from './ShopProvider';

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

function SuspendedPrice() {
  const { data } = useApi().books.getBook.useSuspenseQuery({
    path: { bookId: 7 },
  });
  return <p>{data.price}</p>;
}

const Boundary = ({ children }: { children: ReactNode }) => (
  <Suspense fallback="Loading…">{children}</Suspense>
);

// > Otherwise the provider suspends, too. React discards its first render and
// > the new `QueryClient`, and the requests repeat endlessly.
test.each(['inside', 'above'])('a boundary %s', async (place) => {
  await runSample(async ({ mockApi, idle }) => {
    let requests = 0;
    const { fetch } = mockApi;
    globalThis.fetch = (input, init) => {
      requests += 1;
      return fetch(input, init);
    };
    const Above = place === 'above' ? Boundary : 'div';
    const Inside = place === 'inside' ? Boundary : 'div';
    const { unmount } = renderAlone(
      <Above>
        <ShopProvider baseUrl="https://bookshop.example/v1">
          <Inside>
            <SuspendedPrice />
          </Inside>
        </ShopProvider>
      </Above>,
    );
    if (place === 'above') {
      await waitFor(() => expect(requests).toBeGreaterThan(4));
      expect(screen.getByText('Loading…')).toBeTruthy();
    } else {
      await screen.findByText('1390');
      await idle();
      expect(requests).toBe(1);
    }
    unmount();
  });
});
