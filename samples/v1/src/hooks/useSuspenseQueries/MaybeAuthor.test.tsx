import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { MaybeAuthor } from './MaybeAuthor';

test('sends nothing until there is an id', async () => {
  await recordSample(
    import.meta.url,
    async ({ render, mockApi, value }) => {
      const author = mockApi.data.authors[0]!;
      const page = render(
        <Suspense>
          <MaybeAuthor />
        </Suspense>,
      );
      value(
        'without an id',
        screen.getByText('Choose an author.').textContent,
      );
      page.rerender(
        <Suspense>
          <MaybeAuthor authorId={author.id} />
        </Suspense>,
      );
      const name = await screen.findByText(author.name);
      value('with an id', name.textContent);
    },
  );
});
