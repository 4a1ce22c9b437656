import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { removeBook } from './removeBook';

test('tells a success without content from errors', async () => {
  await recordSample(import.meta.url, async ({ mockApi, value }) => {
    value('removeBook(7)', await removeBook(7));
    value('removeBook(99)', await removeBook(99));

    const headers = { 'content-length': '0' };
    mockApi.respond(
      'delete',
      '/books/{bookId}',
      () => new Response(null, { status: 500, headers }),
    );
    expect(await removeBook(7)).toBe('Unknown error');
  });
});
