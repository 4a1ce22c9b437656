import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { Shelf } from './Shelf';

test('leaves out what is undefined', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<Shelf genre="fiction" />);
    await page.findByText('3 books');
  });
});
