import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { qraft } from './client';
import { RowState } from './RowState';

function Remove({ bookId }: { bookId: number }) {
  const { mutate } = qraft.books.deleteBook.useMutation();
  return (
    <button onClick={() => mutate({ path: { bookId } })}>Remove</button>
  );
}

test('knows the book of a flat mutation', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.delay(50);
    render(
      <>
        <table>
          <tbody>
            <tr>
              <RowState bookId={2} />
              <RowState bookId={7} />
            </tr>
          </tbody>
        </table>
        <Remove bookId={2} />
      </>,
    );
    fireEvent.click(screen.getByText('Remove'));
    await screen.findByText('Removing…');
    expect(screen.getAllByText('On the shelf')).toHaveLength(1);
  });
});
