import { QueryClient } from '@tanstack/react-query';
import { getBookOptions } from '../../generated/bookshop/hey-api/api/@tanstack/react-query.gen';
import { listBooks } from '../../generated/bookshop/hey-api/api';
import {
  issueToken as post,
  search as get,
} from '../../generated/edge-cases/hey-api/api';

export const search = () => get({ query: { tags: ['a', 'b'] } });
export const list = () =>
  listBooks({ query: { tag: ['a', 'b'], price: { min: 1 } } });
export const issueToken = () =>
  post({ body: { username: 'ada', password: 'x y' } });
export const query = () =>
  new QueryClient().fetchQuery(getBookOptions({ path: { bookId: 99 } }));
