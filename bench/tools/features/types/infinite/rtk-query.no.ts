import { api } from '../../../generated/bookshop/rtk-query/api/api';

// @ts-expect-error: the endpoint has a query, but no infinite query
export const useReviews = api.endpoints.listReviews.useInfiniteQuery;
