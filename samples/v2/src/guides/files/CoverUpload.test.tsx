import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { CoverUpload } from './CoverUpload';

const COVER = new File(['png'], 'cover.png', { type: 'image/png' });

function choose(file: File) {
  fireEvent.change(screen.getByLabelText('Cover'), {
    target: { files: [file] },
  });
}

test('goes from the file over the progress bar to the image', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.delay(30);
    render(<CoverUpload bookId={7} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
    choose(COVER);
    await screen.findByRole('progressbar');
    const picture = await screen.findByRole<HTMLImageElement>('img');
    expect(picture.src).toBe('https://bookshop.example/covers/7.png');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

test('sends the same file again after a failure', async () => {
  await runSample(async ({ render, mockApi }) => {
    mockApi.failNetwork();
    render(<CoverUpload bookId={7} />);
    choose(COVER);
    const again = await screen.findByText('Try again');
    mockApi.restoreNetwork();
    fireEvent.click(again);
    await screen.findByRole('img');
  });
});
