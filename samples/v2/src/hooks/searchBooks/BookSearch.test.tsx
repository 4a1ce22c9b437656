import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { BookSearch } from './BookSearch';

test('sends the body, and puts it into the key', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<BookSearch text="dis" />);
    await page.findByText('The Dispossessed');
  });
});
