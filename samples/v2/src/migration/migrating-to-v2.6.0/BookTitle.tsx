import { requestFn } from '@openapi-qraft/react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { createAPIClient } from './api';
import { ApiContext, useApi } from './ApiContext';

const baseUrl = 'https://bookshop.example/v1';

export function ApiProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const api = useMemo(
    () => createAPIClient({ requestFn, baseUrl, queryClient }),
    [queryClient],
  );

  return <ApiContext.Provider value={api}>{children}</ApiContext.Provider>;
}

export function BookTitle({ bookId }: { bookId: number }) {
  const { data: book } = useApi().books.getBook.useQuery({
    path: { bookId },
  });

  return <h2>{book?.title ?? 'Loading…'}</h2>;
}
