import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { XhrOverFetch } from '../../../testing/XhrOverFetch';
import { api } from './client';
import { ProgressUpload } from './ProgressUpload';
import { createUploadRequestFn } from './uploadFetch';

const cover = new File(['png'], 'cover.png', { type: 'image/png' });
const parameters = { path: { bookId: 7 } };

function choose() {
  fireEvent.change(screen.getByLabelText('Cover'), {
    target: { files: [cover] },
  });
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', XhrOverFetch));
afterEach(() => vi.unstubAllGlobals());

test('shows how much is sent, then the image', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.delay(50);
    render(<ProgressUpload bookId={7} />);
    choose();
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar');
    expect(bar.value).toBe(0.5);
    await screen.findByRole('img');
  });
});

test('cancels the request', async () => {
  const recording = await runSample(async ({ render, mockApi }) => {
    mockApi.delay(5000);
    render(<ProgressUpload bookId={7} />);
    choose();
    fireEvent.click(await screen.findByText('Cancel'));
    await screen.findByText('Canceled.');
  });
  expect(recording).toContain('"status": null');
});

test('says when the network or the server fails', async () => {
  await runSample(async ({ render, mockApi }) => {
    mockApi.failNetwork();
    render(<ProgressUpload bookId={7} />);
    choose();
    await screen.findByText('Not uploaded.');
  });
  await runSample(async ({ render }) => {
    render(<ProgressUpload bookId={99} />);
    choose();
    await screen.findByText('Not uploaded.');
  });
});

test('results are those of the default request function', async () => {
  await runSample(async ({ mockApi }) => {
    const shares: number[] = [];
    const withProgress = createUploadRequestFn((share) =>
      shares.push(share),
    );
    const ok = await api.books.uploadCover(
      { parameters, body: { cover } },
      withProgress,
    );
    expect(ok.data).toEqual({
      bookId: 7,
      url: 'https://bookshop.example/covers/7.png',
    });
    expect(shares).toEqual([0.5, 1]);

    const missing = await api.books.uploadCover(
      { parameters: { path: { bookId: 99 } }, body: { cover } },
      withProgress,
    );
    expect(missing.error).toMatchObject({ status: 404 });
    expect(missing.response?.status).toBe(404);

    mockApi.respond(
      'post',
      '/books/{bookId}/cover',
      () => new Response(null, { status: 205 }),
    );
    const empty = await api.books.uploadCover(
      { parameters, body: { cover } },
      withProgress,
    );
    expect(empty.response?.status).toBe(205);

    mockApi.failNetwork();
    const lost = await api.books.uploadCover(
      { parameters, body: { cover } },
      withProgress,
    );
    expect(lost.error).toBeInstanceOf(TypeError);
    expect(lost.response).toBeUndefined();

    const aborted = await api.books.uploadCover(
      { parameters, body: { cover }, signal: AbortSignal.abort() },
      withProgress,
    );
    expect(aborted.error).toMatchObject({ name: 'AbortError' });
  });
});
