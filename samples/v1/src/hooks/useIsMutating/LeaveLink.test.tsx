import { fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { qraft } from './client';
import { LeaveLink } from './LeaveLink';

function Form() {
  const first = qraft.books.updateBook.useMutation({ path: { bookId: 7 } });
  const second = qraft.books.updateBook.useMutation();
  const save = () => {
    first.mutate({ price: 900 });
    second.mutate({ path: { bookId: 2 }, body: { price: 950 } });
  };
  return <button onClick={save}>Save</button>;
}

test('counts both forms of mutations', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.delay(50);
    render(
      <>
        <LeaveLink />
        <Form />
      </>,
    );
    fireEvent.click(screen.getByText('Save'));
    await screen.findByText('Saving 2 changes…');
    await screen.findByText('Back to all books');
  });
});
