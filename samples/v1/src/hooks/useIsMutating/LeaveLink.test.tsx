import { QueryClient } from '@tanstack/react-query';
import {
  act,
  fireEvent,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { withContext } from '../../facts/withContext';
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

test('counts until callbacks are done, even if the form is gone', async () => {
  const queryClient = new QueryClient();
  let finish: () => void = () => undefined;
  const onSuccess = vi.fn(
    () => new Promise<void>((resolve) => (finish = resolve)),
  );
  const wrapper = withContext({
    requestFn: vi.fn().mockResolvedValue({}),
    queryClient,
  });
  const count = renderHook(() => qraft.books.updateBook.useIsMutating(), {
    wrapper,
  });
  const form = renderHook(
    () => qraft.books.updateBook.useMutation(undefined, { onSuccess }),
    { wrapper },
  );
  act(() =>
    form.result.current.mutate({ path: { bookId: 7 }, body: { price: 1 } }),
  );
  form.unmount();
  await waitFor(() => expect(onSuccess).toHaveBeenCalled());
  expect(count.result.current).toBe(1);
  await act(async () => finish());
  await waitFor(() => expect(count.result.current).toBe(0));
});

// > Callbacks of `mutate()` don't count.
test('does not count callbacks of mutate()', async () => {
  const { result } = renderHook(
    () => ({
      count: qraft.books.updateBook.useIsMutating(),
      form: qraft.books.updateBook.useMutation({ path: { bookId: 7 } }),
    }),
    { wrapper: withContext({ requestFn: vi.fn().mockResolvedValue({}) }) },
  );
  const onSuccess = vi.fn(() => new Promise(() => undefined));
  act(() => result.current.form.mutate({ price: 1 }, { onSuccess }));
  await waitFor(() => expect(onSuccess).toHaveBeenCalled());
  await waitFor(() => expect(result.current.count).toBe(0));
});
