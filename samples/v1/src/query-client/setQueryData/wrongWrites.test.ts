import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { qraft, queryClient } from './client';
import { writeWrongly } from './wrongWrites';

test('a part of the data replaces all of it, and no client throws', async () => {
  await runSample(() => {
    expect(writeWrongly).toThrow(
      'queryClient is invalid, setQueryData method does not exist',
    );
    expect(
      qraft.authors.getAuthor.getQueryData(
        { path: { authorId: 'leguin' } },
        queryClient,
      ),
    ).toEqual({ country: 'Italy' });
  });
});
