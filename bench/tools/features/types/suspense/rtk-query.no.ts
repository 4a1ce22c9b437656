import { api } from '../../../generated/bookshop/rtk-query/api/api';

// @ts-expect-error: there is no suspense hook
export const useBook = api.endpoints.getBook.useSuspenseQuery;
