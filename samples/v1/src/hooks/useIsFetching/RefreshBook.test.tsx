import { fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { qraft } from './client';
import { RefreshBook } from './RefreshBook';

function Title({ bookId }: { bookId: number }) {
  const { data } = qraft.books.getBook.useQuery({ path: { bookId } });
  return <h2>{data?.title}</h2>;
}

test('is busy while this book is loading', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    render(
      <>
        <Title bookId={7} />
        <RefreshBook bookId={7} />
      </>,
    );
    const button = await screen.findByText('Refresh');
    mockApi.delay(50);
    fireEvent.click(button);
    await screen.findByText('Refreshing…');
    await screen.findByText('Refresh');
  });
});
