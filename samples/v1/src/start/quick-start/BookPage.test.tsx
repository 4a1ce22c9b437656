import { QueryClientProvider } from '@tanstack/react-query';
import { render as renderBare } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { BookPage } from './BookPage';
import { queryClient } from './client';
import { Providers } from './Providers';

test('loads one book by its id', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(
      <Providers>
        <BookPage bookId={7} />
      </Providers>,
    );
    const heading = await page.findByRole('heading');
    expect(heading.textContent).toBe('The Left Hand of Darkness');
  });
});

test('says so when there is no such book', async () => {
  await runSample(async ({ render }) => {
    const page = render(
      <Providers>
        <BookPage bookId={99} />
      </Providers>,
    );
    const alert = await page.findByRole('alert');
    expect(alert.textContent).toBe('The book did not load.');
  });
});

test('fails without a context, after the usual retries', async () => {
  await runSample(async () => {
    const page = renderBare(
      <QueryClientProvider client={queryClient}>
        <BookPage bookId={7} />
      </QueryClientProvider>,
    );
    await page.findByRole('alert');
    const [query] = queryClient.getQueryCache().getAll();
    expect(query?.state.error?.message).toBe(
      'QraftContext.requestFn not found',
    );
  });
});
