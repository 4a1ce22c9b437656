import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { AuthorPage } from './AuthorPage';

test('loads one author by its id', async () => {
  await runSample(async ({ mockApi, render }) => {
    const [author] = mockApi.data.authors;
    const page = render(<AuthorPage authorId={author!.id} />);
    const heading = await page.findByRole('heading');
    expect(heading.textContent).toBe(author!.name);
  });
});
