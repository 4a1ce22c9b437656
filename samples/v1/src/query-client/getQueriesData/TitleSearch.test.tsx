import { requestFn } from '@openapi-qraft/react';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { TitleSearch } from './TitleSearch';

test('finds a title once, whichever lists have it', async () => {
  await recordSample(import.meta.url, async ({ render, value }) => {
    for (const query of [{ genre: 'science' as const }, {}]) {
      await qraft.books.listBooks.fetchQuery(
        { parameters: { query }, requestFn, baseUrl },
        queryClient,
      );
    }
    const page = render(<TitleSearch />);
    fireEvent.change(page.getByLabelText('Title'), {
      target: { value: 'cos' },
    });
    const titles = page
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(titles).toEqual(['Cosmos']);
    value('shown for "cos"', titles);
  });
});
