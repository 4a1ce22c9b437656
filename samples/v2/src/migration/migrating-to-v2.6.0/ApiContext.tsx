// #region before
import type { APIDefaultQueryClientServices } from '@openapi-qraft/react';
import { createContext, useContext } from 'react';
import { createAPIClient, services } from './api';

type LastOverload = ReturnType<typeof createAPIClient>;

const OldContext = createContext<LastOverload | undefined>(undefined);

export function useOldBook(bookId: number) {
  const api = useContext(OldContext);

  // @ts-expect-error
  return api?.books.getBook.useQuery({ path: { bookId } });
}
// #endregion before

// #region after
export type Api = APIDefaultQueryClientServices<typeof services>;

export const ApiContext = createContext<Api | undefined>(undefined);

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi() must be used inside <ApiContext>.');
  return api;
}
// #endregion after
