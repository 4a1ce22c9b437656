import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { suggestAuthors } from './suggestAuthors';

test('cancels the previous search', async () => {
  await recordSample(import.meta.url, async ({ mockApi, value }) => {
    mockApi.delay(20);
    const [first, second] = await Promise.all([
      suggestAuthors('i'),
      suggestAuthors('it'),
    ]);
    expect(first).toBeUndefined();
    value("suggestAuthors('it')", second);
  });
});

test('an aborted call resolves with the error and no response', async () => {
  await runSample(async () => {
    const result = await api.authors.listAuthors({
      parameters: {},
      signal: AbortSignal.abort(),
    });
    expect(result.error).toBeInstanceOf(Error);
    expect(result.error).toMatchObject({ name: 'AbortError' });
    expect(result.response).toBeUndefined();
  });
});

// > or the reason passed to `abort()`
test('the reason of abort() is the error', async () => {
  await runSample(async () => {
    const { error } = await api.authors.listAuthors({
      parameters: {},
      signal: AbortSignal.abort('typed on'),
    });
    expect(error).toBe('typed on');
  });
});

test('a timeout is a TimeoutError', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.delay(200);
    const { error } = await api.authors.listAuthors({
      parameters: {},
      signal: AbortSignal.timeout(1),
    });
    expect(error).toMatchObject({ name: 'TimeoutError' });
  });
});
