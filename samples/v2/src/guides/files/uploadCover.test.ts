import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { uploadCover } from './uploadCover';

const cover = new File(['png'], 'cover.png', { type: 'image/png' });

test('sends an object as a form', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    value('uploadCover(7, cover)', await uploadCover(7, cover));
  });
});

test('a ready form goes out as it is', async () => {
  const record = await runSample(async () => {
    const body = new FormData();
    body.append('cover', cover);
    await api.books.uploadCover({
      parameters: { path: { bookId: 7 } },
      body,
    });
  });
  expect(record).toContain('cover.png');
});
