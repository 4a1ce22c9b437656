import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { qraft, queryClient } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { renderError } from '../../facts/renderError';
import { useFoundStates } from './useFoundStates';

const { deleteBook, updateBook } = qraft.books;

test('finds mutations by what their key holds', async () => {
  await recordSample(
    import.meta.url,
    async ({ renderHook, value, idle }) => {
      const { result } = renderHook(() => ({
        found: useFoundStates(),
        fixed: updateBook.useMutation({ path: { bookId: 7 } }),
        flat: updateBook.useMutation(),
        other: deleteBook.useMutation(),
      }));
      await act(async () => {
        await result.current.fixed.mutateAsync({ price: 700 });
        await result.current.other.mutateAsync({ path: { bookId: 2 } });
        await result.current.flat
          .mutateAsync({ path: { bookId: 99 }, body: { price: 990 } })
          .catch(() => undefined);
      });
      await idle();
      for (const [name, states] of Object.entries(result.current.found)) {
        value(
          name,
          states.map(({ variables }) => variables),
        );
      }
    },
  );
});

test('mutationKey: undefined finds those of every operation', async () => {
  await runSample(async ({ renderHook }) => {
    const { result } = renderHook(() => ({
      states: updateBook.useMutationState({
        filters: { mutationKey: undefined },
      }),
      other: deleteBook.useMutation(),
    }));
    await act(() =>
      result.current.other.mutateAsync({ path: { bookId: 2 } }),
    );
    expect(result.current.states).toHaveLength(1);
  });
});

test('parameters and key throw', () => {
  const filters = {
    parameters: {},
    mutationKey: updateBook.getMutationKey({ path: { bookId: 7 } }),
  };
  const error = renderError(() =>
    updateBook.useMutationState({ filters: filters as never }, queryClient),
  );
  expect(String(error)).toContain(
    "'composeMutationFilters': 'mutationKey' and 'parameters' cannot be used together",
  );
});
