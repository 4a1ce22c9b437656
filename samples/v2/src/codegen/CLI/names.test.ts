import { expect, test } from 'vitest';
import { services as byDefault } from '../../../generated/api';
import { services as byEndpoint } from '../../../generated/api-endpoint';
import { services as renamed } from '../../../generated/api-renamed';
import { services as byTags } from '../../../generated/api-tags';

const namesOf = (services: object) =>
  Object.fromEntries(
    Object.entries(services).map(([name, service]: [string, object]) => [
      name,
      Object.keys(service),
    ]),
  );

test('the first segment is the service, the rest of the path the name', () => {
  expect(Object.keys(byDefault)).toEqual([
    'books',
    'authors',
    'orders',
    'members',
    'auth',
    'status',
  ]);
  expect(byDefault.books).toHaveProperty('getBookIdStock');
});

test('endpoint[1] takes the second segment and falls back to the first', () => {
  expect(namesOf(byEndpoint)).toEqual({
    bookId: ['getStock'],
    authors: ['listAuthors'],
    me: ['getProfile', 'updateProfile'],
    status: ['getStatus'],
  });
});

test('tags group operations of different paths', () => {
  expect(namesOf(byTags)).toEqual({
    catalog: ['getBooksBookIdStock', 'listAuthors'],
    reviews: ['listReviews', 'createReview'],
    accounts: ['getProfile', 'updateProfile'],
    service: ['getStatus'],
  });
});

test('a modifier renames operations, a postfix leaves the client alone', () => {
  expect(namesOf(renamed)).toEqual({ authors: ['list', 'get'] });
});
