import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { Catalog } from './Catalog';
import { chooseLanguage } from './catalogLanguage';
import { StockLabel } from './StockLabel';

afterEach(() => chooseLanguage('en'));

test('loads the books on screen again in the other language', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    render(
      <Catalog>
        <StockLabel bookId={4} />
      </Catalog>,
    );
    const label = await screen.findByText('2 in stock');
    fireEvent.click(screen.getByRole('button', { name: 'In Portuguese' }));
    await idle();
    expect(label.textContent).toBe('2 in stock');
  });
});
