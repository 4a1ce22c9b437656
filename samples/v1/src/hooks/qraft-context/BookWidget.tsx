import { requestFn, type QraftContextValue } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { createContext, useEffect } from 'react';
import { createAPIClient } from './api';

const WidgetContext = createContext<QraftContextValue>(undefined);
const qraft = createAPIClient({ context: WidgetContext });

const queryClient = new QueryClient();
const baseUrl = 'https://bookshop.example/v1';
const contextValue = { requestFn, baseUrl, queryClient };

/** Shows a book in any React app. It doesn't need providers around it. */
export function BookWidget({ bookId }: { bookId: number }) {
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, []);

  return (
    <WidgetContext.Provider value={contextValue}>
      <BookTitle bookId={bookId} />
    </WidgetContext.Provider>
  );
}

function BookTitle({ bookId }: { bookId: number }) {
  const { data: book } = qraft.books.getBook.useQuery({
    path: { bookId },
  });

  return <cite>{book?.title ?? '…'}</cite>;
}
