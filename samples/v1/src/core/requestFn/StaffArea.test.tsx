import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { PriceTag } from './PriceTag';
import { StaffArea } from './StaffArea';

afterEach(() => sessionStorage.clear());

test('sends the staff key with every request of the area', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    sessionStorage.setItem('staffKey', 'k-42');
    render(
      <StaffArea>
        <PriceTag bookId={7} />
      </StaffArea>,
    );
    fireEvent.click(screen.getByRole('button'));
    const button = await screen.findByText('Costs 990 cents');
    expect(button.tagName).toBe('BUTTON');
  });
});
