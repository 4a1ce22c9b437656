import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { CoverPicker } from './CoverPicker';
import { UploadQueue } from './UploadQueue';

function choose(bookId: number) {
  const cover = new File(['png'], `${bookId}.png`, { type: 'image/png' });
  fireEvent.change(screen.getByLabelText(`Cover of book ${bookId}`), {
    target: { files: [cover] },
  });
}

const lines = () =>
  screen.queryAllByRole('listitem').map((item) => item.textContent);

test('lists every upload with its state', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    render(
      <>
        <CoverPicker bookIds={[7, 99]} />
        <UploadQueue />
      </>,
    );
    expect(lines()).toEqual([]);

    mockApi.delay(30);
    choose(7);
    choose(99);
    await waitFor(() =>
      expect(lines()).toEqual([
        'Cover of book 7: pending',
        'Cover of book 99: pending',
      ]),
    );
    await waitFor(() =>
      expect(lines()).toEqual([
        'Cover of book 7: done',
        'Cover of book 99: error',
      ]),
    );
  });
});
