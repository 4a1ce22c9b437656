import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { components } from './api';
import { Reviews } from './Reviews';
import { baseUrl, server } from './server';

type Review = components['schemas']['Review'];
type NewReview = components['schemas']['NewReview'];

const url = `${baseUrl}/books/:bookId/reviews`;

beforeEach(() => {
  const items: Review[] = [];

  server.use(
    http.get(url, () => HttpResponse.json({ items, nextCursor: null })),
    http.post<{ bookId: string }, NewReview>(
      url,
      async ({ params, request }) => {
        const id = `r${items.length + 1}`;
        const bookId = Number(params.bookId);
        items.push({ id, bookId, ...(await request.json()) });
        return HttpResponse.json(items.at(-1), { status: 201 });
      },
    ),
  );
});

test('adds the review to the list', async () => {
  const user = userEvent.setup();
  render(<Reviews bookId={7} />);

  await user.type(screen.getByLabelText('Your review'), 'Read it twice.');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  const item = await screen.findByRole('listitem');
  expect(item.textContent).toBe('Read it twice.');
});

test('says so when the review is rejected', async () => {
  server.use(
    http.post(url, () => HttpResponse.json(null, { status: 400 })),
  );
  const user = userEvent.setup();
  render(<Reviews bookId={7} />);

  await user.click(screen.getByRole('button', { name: 'Send' }));

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Your review was not saved.');
});
