import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { Byline } from './Byline';

test('asks for the author when the book is there', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<Byline bookId={1} />);
    await page.findByText('Invisible Cities by Italo Calvino');
  });
});
