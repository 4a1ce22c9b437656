import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { BookRoute } from './BookRoute';

test('turns the text from the URL into a number', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<BookRoute params={{ bookId: '7' }} />);
    await page.findByText('The Left Hand of Darkness');
  });
});

test('sends nothing for an address without a number', async () => {
  const recording = await runSample(async ({ render, idle }) => {
    const page = render(<BookRoute params={{ bookId: 'seven' }} />);
    await idle();
    page.getByText('This address does not name a book.');
  });
  expect(JSON.parse(recording)).toMatchObject({ requests: [] });
});

test('says that a book does not exist', async () => {
  await runSample(async ({ render }) => {
    const page = render(<BookRoute params={{ bookId: '999' }} />);
    await page.findByRole('alert');
  });
});
