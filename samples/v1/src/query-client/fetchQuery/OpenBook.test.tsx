import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { OpenBook } from './OpenBook';

function ask(bookId: string) {
  fireEvent.change(screen.getByRole('textbox'), {
    target: { value: bookId },
  });
  fireEvent.click(screen.getByRole('button'));
}

test('shows the title of the problem', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<OpenBook onOpen={vi.fn()} />);
    ask('99');
    await screen.findByText('Not found');
  });
});

test('opens a book, explains a proxy response and a network error', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    const onOpen = vi.fn();
    render(<OpenBook onOpen={onOpen} />);
    ask('7');
    await idle();
    expect(onOpen).toHaveBeenCalledWith('The Left Hand of Darkness');
    mockApi.respond('get', '/books/{bookId}', () => {
      return new Response('Bad gateway', { status: 502 });
    });
    ask('1');
    await screen.findByText('The server has a problem.');
    mockApi.respond('get', '/books/{bookId}', () => {
      return new Response(null, { status: 500 });
    });
    ask('3');
    await screen.findByText('The server has a problem.');
    mockApi.failNetwork();
    ask('2');
    await screen.findByText('No valid response.');
  });
});
