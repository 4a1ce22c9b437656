import {
  requestFn,
  type APIDefaultQueryClientServices,
} from '@openapi-qraft/react';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { createAPIClient, services } from './api';

const baseUrl = 'https://bookshop.example/v1';

type Qraft = APIDefaultQueryClientServices<typeof services>;

const StaffContext = createContext<Qraft | undefined>(undefined);

export function useQraft(): Qraft {
  const qraft = useContext(StaffContext);
  if (!qraft) throw new Error('useQraft() works inside of <StaffArea>.');
  return qraft;
}

type Props = { staffKey: string; children: ReactNode };

/** Adds the staff key to every request of the components inside. */
export function StaffArea({ staffKey, children }: Props) {
  const queryClient = useQueryClient();

  const qraft = useMemo(() => {
    const headers = { 'X-Staff-Key': staffKey };
    return createAPIClient({
      requestFn: (schema, info) => requestFn(schema, { ...info, headers }),
      baseUrl,
      queryClient,
    });
  }, [queryClient, staffKey]);

  return (
    <StaffContext.Provider value={qraft}>{children}</StaffContext.Provider>
  );
}

export function DeleteButton({ bookId }: { bookId: number }) {
  const qraft = useQraft();
  const { mutate } = qraft.books.deleteBook.useMutation({
    path: { bookId },
  });

  return <button onClick={() => mutate()}>Delete</button>;
}
