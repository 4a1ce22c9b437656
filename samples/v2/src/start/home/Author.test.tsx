import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { Author } from './Author';

test('shows the name of one author, and the country as its tooltip', async () => {
  await recordSample(import.meta.url, async ({ mockApi, render }) => {
    const author = mockApi.data.authors.find(({ id }) => id === 'sagan')!;
    const page = render(<Author authorId={author.id} />);
    const name = await page.findByText(author.name);
    expect(name.title).toBe(author.country);
  });
});

test('shows an alert for an unknown author', async () => {
  await runSample(async ({ render }) => {
    const page = render(<Author authorId="nobody" />);
    expect((await page.findByRole('alert')).textContent).toBe(
      'Try again later.',
    );
  });
});
