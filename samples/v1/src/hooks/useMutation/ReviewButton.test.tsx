import { fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { ReviewButton } from './ReviewButton';

test('sends the body that mutate() was given', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<ReviewButton bookId={7} />);
    fireEvent.click(screen.getByText('Five stars'));
    await screen.findByText('Thank you.');
  });
});
