import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { BookNotice } from './BookNotice';

test('shows the title of the declared error', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<BookNotice bookId={99} />);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Not found',
    );
  });
});

test('hides the text of a proxy', async () => {
  await runSample(async ({ render, mockApi }) => {
    mockApi.respond('get', '/books/{bookId}', () => {
      return new Response('Bad gateway', { status: 502 });
    });
    render(<BookNotice bookId={1} />);
    await screen.findByText('The server has a problem.');
  });
});

test('retries twice without a network', async () => {
  const record = await runSample(async ({ render, mockApi }) => {
    mockApi.failNetwork();
    render(<BookNotice bookId={1} />);
    await screen.findByRole('alert');
  });
  expect(record.match(/"method": "GET"/g)).toHaveLength(3);
});
