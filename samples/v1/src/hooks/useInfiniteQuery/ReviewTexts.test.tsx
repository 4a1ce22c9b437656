import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { ReviewTexts } from './ReviewTexts';

test('shows the texts of the first page', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    const { container } = render(<ReviewTexts bookId={7} />);
    await waitFor(() =>
      expect(container.querySelector('blockquote')).toBeTruthy(),
    );
    const first = mockApi.data.reviews.find(({ bookId }) => bookId === 7);
    expect(container.textContent).toContain(first!.text);
  });
});
