import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { App } from './FirstApp';

test('shows the book and nothing else', async () => {
  await runSample(async ({ render }) => {
    const page = render(<App />);
    await page.findByRole('heading');
    expect(page.container.textContent).toBe('The Left Hand of Darkness');
  });
});
