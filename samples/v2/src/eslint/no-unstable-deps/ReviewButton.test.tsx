import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import {
  Recommend,
  RecommendFixedBook,
  RecommendOnResult,
} from './ReviewButton';

test('sends the review', async () => {
  await recordSample(import.meta.url, ({ render }) => {
    render(<Recommend bookId={7} />);
    fireEvent.click(screen.getByRole('button', { name: 'Recommend' }));
  });
});

test('sends the same from each form', async () => {
  const records: string[] = [];
  for (const Form of [Recommend, RecommendOnResult, RecommendFixedBook]) {
    const record = await runSample(({ render }) => {
      render(<Form bookId={7} />);
      fireEvent.click(screen.getByRole('button', { name: 'Recommend' }));
    });
    records.push(JSON.stringify(JSON.parse(record).requests));
  }

  expect(records[0]).toContain('Read it.');
  expect(new Set(records).size).toBe(1);
});

test('keeps mutate, not the result, from render to render', async () => {
  await runSample(({ renderHook }) => {
    const { result, rerender } = renderHook(() =>
      api.books.createReview.useMutation(),
    );
    const first = result.current;
    rerender();

    expect(result.current).not.toBe(first);
    expect(result.current.mutate).toBe(first.mutate);
    expect(result.current.mutateAsync).toBe(first.mutateAsync);
  });
});
