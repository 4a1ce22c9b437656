import { $api } from './client';

const params = { path: { bookId: 7 } };

export const useCalls = () => [
  $api.useQuery('get', '/books/{bookId}', { params }),
  $api.useQuery('get', '/books'),
  $api.useMutation('post', '/books'),
  $api.useMutation('patch', '/books/{bookId}'),
  $api.useMutation('delete', '/books/{bookId}'),
  $api.useQuery('get', '/books/{bookId}/reviews', { params }),
  $api.useMutation('post', '/books/{bookId}/reviews'),
  $api.useQuery('get', '/authors'),
  $api.useQuery('get', '/authors/{authorId}', {
    params: { path: { authorId: 'a' } },
  }),
  $api.useQuery('get', '/status'),
];
