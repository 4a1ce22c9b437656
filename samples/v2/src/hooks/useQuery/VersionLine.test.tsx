import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { VersionLine } from './VersionLine';

test('has data from the first render on', async () => {
  await runSample(async ({ render }) => {
    const page = render(<VersionLine />);
    expect(page.container.textContent).toBe('API 1.3.0');
    await page.findByText('API 1.4.0');
  });
});
