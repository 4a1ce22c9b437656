import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { AuthorTab } from './AuthorTab';

test('the tab opens without a wait and without another request', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    render(<AuthorTab authorId="calvino" />);
    fireEvent.mouseEnter(screen.getByRole('button'));
    fireEvent.focus(screen.getByRole('button'));
    await idle();
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('heading').textContent).toBe('Italo Calvino');
  });
});
