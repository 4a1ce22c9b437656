import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { AuthorName } from './AuthorName';

test('shows the name of one author', async () => {
  await recordSample(import.meta.url, async ({ mockApi, render }) => {
    const [author] = mockApi.data.authors;
    const page = render(<AuthorName authorId={author!.id} />);
    const heading = await page.findByRole('heading');
    expect(heading.textContent).toBe(author!.name);
  });
});
