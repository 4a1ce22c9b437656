import { fireEvent } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { RenameForm } from './RenameForm';

test('shows the response of the update without loading the book again', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    const page = render(<RenameForm bookId={3} />);
    await page.findByText('The Dispossessed');
    fireEvent.change(page.getByLabelText('New title'), {
      target: { value: 'The Dispossessed: An Ambiguous Utopia' },
    });
    fireEvent.click(page.getByRole('button'));
    await page.findByText('The Dispossessed: An Ambiguous Utopia');
    await idle();
  });
});
