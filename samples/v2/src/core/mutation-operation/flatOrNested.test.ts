import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { flatOrNested } from './flatOrNested';

test('flat options leave the placeholder in the URL', async () => {
  const record = await runSample(flatOrNested);
  expect(JSON.parse(record)).toMatchObject({
    requests: [
      { url: 'https://bookshop.example/v1/books/%7BbookId%7D' },
      { url: 'https://bookshop.example/v1/books/7' },
    ],
  });
});
