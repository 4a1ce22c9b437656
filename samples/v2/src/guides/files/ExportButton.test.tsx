import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { ExportButton } from './ExportButton';
import { readFileName } from './saveFile';

interface Saved {
  name: string;
  text: string;
}

/** jsdom cannot download, so this reads what the link points to. */
function watchDownloads(): Promise<Saved>[] {
  const saved: Promise<Saved>[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(
    function (this: HTMLAnchorElement) {
      const { resolveObjectURL } = process.getBuiltinModule('node:buffer');
      const blob = resolveObjectURL(this.href);
      const name = this.download;
      saved.push(
        (async () => ({ name, text: (await blob?.text()) ?? '' }))(),
      );
    },
  );
  return saved;
}

afterEach(() => vi.restoreAllMocks());

test('saves the response under the name from the header', async () => {
  const saved = watchDownloads();
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.respond(
      'get',
      '/orders/export',
      () =>
        new Response('id,total\r\no-1,1390\r\n', {
          headers: {
            'content-type': 'text/csv',
            'content-disposition': 'attachment; filename="lisbon 2024.csv"',
          },
        }),
    );
    render(<ExportButton storeId="lisbon" year={2024} />);
    fireEvent.click(screen.getByText('Export'));
    await screen.findByText('Saved.');
  });
  expect(await Promise.all(saved)).toEqual([
    { name: 'lisbon 2024.csv', text: 'id,total\r\no-1,1390\r\n' },
  ]);
});

test('says when the export failed', async () => {
  const saved = watchDownloads();
  await runSample(async ({ render, mockApi }) => {
    mockApi.failNetwork();
    render(<ExportButton storeId="lisbon" year={2024} />);
    fireEvent.click(screen.getByText('Export'));
    await screen.findByText('The export failed.');
  });
  expect(saved).toEqual([]);
});

test.each([
  ['attachment; filename="a b.csv"', 'a b.csv'],
  ['attachment; filename=a.csv; size=3', 'a.csv'],
  [
    'attachment; filename="euro.csv"; filename*=UTF-8\'\'%E2%82%AC.csv',
    '€.csv',
  ],
  ['attachment', undefined],
])('%s', (header, name) => {
  const response = new Response('', {
    headers: { 'Content-Disposition': header },
  });
  expect(readFileName(response)).toBe(name);
});
