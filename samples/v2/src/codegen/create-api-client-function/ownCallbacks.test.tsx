import { requestFn } from '@openapi-qraft/react';
import { useSuspenseQuery } from '@openapi-qraft/react/callbacks';
import { renderHook, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createLeanClient } from './api-clients';
import { Title, WrongTitle } from './ownCallbacks';

test.each([Title, WrongTitle])('%o shows the title', async (Heading) => {
  await runSample(async ({ render }) => {
    render(
      <Suspense fallback="Loading…">
        <Heading bookId={7} />
      </Suspense>,
    );
    await screen.findByText('The Left Hand of Darkness');
  });
});

test('the hole has another side: useQuery has a type and throws', () => {
  const client = createLeanClient(
    { requestFn, baseUrl: '' },
    { useSuspenseQuery },
  );
  expect(() =>
    renderHook(() =>
      client.books.getBook.useQuery({ path: { bookId: 7 } }),
    ),
  ).toThrow("useQuery()' is not provided");
});
