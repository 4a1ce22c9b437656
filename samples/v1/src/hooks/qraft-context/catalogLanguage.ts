import { requestFn, type QraftContextValue } from '@openapi-qraft/react';
import { baseUrl, queryClient } from './client';

let language = 'en';

export const contextValue: QraftContextValue = {
  requestFn: (schema, info) =>
    requestFn(schema, {
      ...info,
      headers: { 'Accept-Language': language },
    }),
  baseUrl,
};

/** Refetches the queries on screen in the new language. */
export function chooseLanguage(next: string) {
  language = next;
  return queryClient.invalidateQueries();
}
