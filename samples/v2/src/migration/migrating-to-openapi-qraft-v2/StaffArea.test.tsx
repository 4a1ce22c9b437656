import { fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { DeleteButton, StaffArea } from './StaffArea';

test('signs the requests of the components inside', async () => {
  await recordSample(import.meta.url, ({ render }) => {
    render(
      <StaffArea staffKey="staff-key-1">
        <DeleteButton bookId={4} />
      </StaffArea>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  });
});
