// #region test
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BookPrice } from './BookPrice';
import { createTestClient, failed, ok } from './createTestClient';
import { ApiContext, type Api } from './ShopProvider';

const book: Api['books']['getBook']['types']['data'] = {
  id: 7,
  title: 'The Left Hand of Darkness',
  authorId: 'leguin',
  genre: 'fiction',
  price: 1390,
  stock: 5,
  tags: [],
};

function renderPrice(api: Api) {
  render(
    <ApiContext.Provider value={api}>
      <BookPrice bookId={7} />
    </ApiContext.Provider>,
  );
}

afterEach(cleanup);

test('shows the price in euros', async () => {
  const { api, requestFn } = createTestClient({
    'get /books/{bookId}': ok(book),
  });
  renderPrice(api);

  await screen.findByText('13.90 €');
  expect(requestFn.mock.lastCall?.[1].parameters).toEqual({
    path: { bookId: 7 },
  });
});

test('says when there is no price', async () => {
  const { api } = createTestClient({
    'get /books/{bookId}': failed(404, { title: 'Not found' }),
  });
  renderPrice(api);

  await screen.findByRole('alert');
});
// #endregion test

test('an operation without a response fails the query', async () => {
  const { api } = createTestClient({});
  await expect(api.status.getStatus.fetchQuery()).rejects.toMatchObject({
    message: expect.stringContaining(
      'The test has no response for get /status.',
    ),
  });
});
