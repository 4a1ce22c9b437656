import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { BookPage } from './BookPage';
import { Providers } from './Providers';

test('loads one book by its id', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(
      <Providers>
        <BookPage bookId={7} />
      </Providers>,
    );
    const heading = await page.findByRole('heading');
    expect(heading.textContent).toBe('The Left Hand of Darkness');
  });
});

test('says so when there is no such book', async () => {
  await runSample(async ({ render }) => {
    const page = render(
      <Providers>
        <BookPage bookId={99} />
      </Providers>,
    );
    const alert = await page.findByRole('alert');
    expect(alert.textContent).toBe('The book did not load.');
  });
});
