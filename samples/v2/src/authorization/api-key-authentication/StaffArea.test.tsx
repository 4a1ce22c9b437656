import { fireEvent } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { PriceForm } from './PriceForm';
import { StaffArea } from './StaffArea';

test('sends the key that was typed', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(
      <StaffArea>
        {(secureRequestFn) => (
          <PriceForm secureRequestFn={secureRequestFn} />
        )}
      </StaffArea>,
    );
    fireEvent.change(page.getByLabelText('Staff key'), {
      target: { value: 'k-42' },
    });
    fireEvent.click(page.getByText('Open'));
    fireEvent.click(await page.findByText('Save'));
    await page.findByText('Saved');
  });
});
