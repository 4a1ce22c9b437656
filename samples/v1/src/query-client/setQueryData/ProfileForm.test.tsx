import { fireEvent } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { ProfileForm } from './ProfileForm';

test('shows the response of the update without loading the profile again', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    const page = render(<ProfileForm />);
    await page.findByText('Signed in as Ada');
    fireEvent.change(page.getByLabelText('New name'), {
      target: { value: 'Ada L.' },
    });
    fireEvent.click(page.getByRole('button'));
    await page.findByText('Signed in as Ada L.');
    await idle();
  });
});
