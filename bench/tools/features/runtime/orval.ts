import { QueryClient } from '@tanstack/react-query';
import {
  getGetBookQueryOptions,
  listBooks,
} from '../../generated/bookshop/orval/api/catalog/catalog';
import {
  issueToken as post,
  search as get,
} from '../../generated/edge-cases/orval/api/edge/edge';

export const search = () => get({ tags: ['a', 'b'] });
export const list = () => listBooks({ tag: ['a', 'b'], price: { min: 1 } });
export const issueToken = () => post({ username: 'ada', password: 'x y' });
export const query = () =>
  new QueryClient().fetchQuery(getGetBookQueryOptions(99));
