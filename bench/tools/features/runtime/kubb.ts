import { QueryClient } from '@tanstack/react-query';
import { setConfig } from '../../generated/bookshop/kubb/api/.kubb/fetch';
import {
  getBookQueryOptions,
  listBooks,
} from '../../generated/bookshop/kubb/api/hooks';
import { setConfig as setEdgeConfig } from '../../generated/edge-cases/kubb/api/.kubb/fetch';
import {
  issueToken as post,
  search as get,
} from '../../generated/edge-cases/kubb/api/hooks';

setConfig({ baseURL: 'https://edge.example' });
setEdgeConfig({ baseURL: 'https://edge.example' });

export const search = () => get({ tags: ['a', 'b'] });
export const list = () => listBooks({ tag: ['a', 'b'], price: { min: 1 } });
export const issueToken = () => post({ username: 'ada', password: 'x y' });
export const query = () =>
  new QueryClient().fetchQuery(getBookQueryOptions(99));
