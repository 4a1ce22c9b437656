import { requestFn, type QraftContextValue } from '@openapi-qraft/react';
import { createContext, useMemo, type ReactNode } from 'react';
import { createAPIClient } from './api';
import { baseUrl } from './client';

const StaffContext = createContext<QraftContextValue>(undefined);

export const qraft = createAPIClient({ context: StaffContext });

type Props = { staffKey: string; children: ReactNode };

/** Adds the staff key to every request of the components inside. */
export function StaffArea({ staffKey, children }: Props) {
  const value = useMemo<QraftContextValue>(() => {
    const headers = { 'X-Staff-Key': staffKey };
    return {
      requestFn: (schema, info) => requestFn(schema, { ...info, headers }),
      baseUrl,
    };
  }, [staffKey]);

  return (
    <StaffContext.Provider value={value}>{children}</StaffContext.Provider>
  );
}

export function DeleteButton({ bookId }: { bookId: number }) {
  const { mutate } = qraft.books.deleteBook.useMutation({
    path: { bookId },
  });

  return <button onClick={() => mutate()}>Delete</button>;
}
