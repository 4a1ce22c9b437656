import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { App } from './App';

test('gives the hooks their request function and base URL', async () => {
  await runSample(async () => {
    const page = render(<App />);
    const text = await page.findByText(
      'The Left Hand of Darkness: 13.90 €',
    );
    expect(text.tagName).toBe('P');
  });
});
