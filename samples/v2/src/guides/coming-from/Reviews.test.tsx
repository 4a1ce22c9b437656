import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { Reviews } from './Reviews';

test('loads the reviews in two steps', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    const { container } = render(<Reviews bookId={7} />);
    await idle();
    expect(container.querySelectorAll('p')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() =>
      expect(container.querySelectorAll('p')).toHaveLength(3),
    );
  });
});
