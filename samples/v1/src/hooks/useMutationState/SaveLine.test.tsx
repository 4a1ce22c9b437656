import { fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { qraft } from './client';
import { SaveLine } from './SaveLine';

function Form() {
  const { mutate } = qraft.books.updateBook.useMutation();
  const save = (bookId: number) =>
    mutate({ path: { bookId }, body: { price: 900 } });
  return (
    <>
      <button onClick={() => save(7)}>Save</button>
      <button onClick={() => save(99)}>Save another</button>
    </>
  );
}

test('follows a form beside it', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(
      <>
        <SaveLine />
        <Form />
      </>,
    );
    screen.getByText('No changes.');
    fireEvent.click(screen.getByText('Save'));
    await screen.findByText('Saved.');
    fireEvent.click(screen.getByText('Save another'));
    await screen.findByText('Not saved.');
  });
});
