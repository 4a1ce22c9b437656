import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { loadTwoPages } from './loadReviews';
import { ReviewForm } from './ReviewForm';

test('puts the new review on top of the first page', async () => {
  await recordSample(import.meta.url, async ({ render, idle, value }) => {
    await loadTwoPages(7);
    const page = render(<ReviewForm bookId={7} />);
    fireEvent.change(page.getByRole('textbox'), {
      target: { value: 'Cold outside, warm inside.' },
    });
    fireEvent.click(page.getByRole('button'));
    await idle();
    const reviews = api.books.listReviews.getInfiniteQueryData({
      path: { bookId: 7 },
    });
    const texts = reviews?.pages.map(({ items }) =>
      items.map(({ text }) => text),
    );
    expect(texts?.[0]?.[0]).toBe('Cold outside, warm inside.');
    expect(texts?.map(({ length }) => length)).toEqual([3, 1]);
    value('texts by page', texts);
  });
});
