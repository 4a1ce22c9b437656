import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { BookWidget } from './BookWidget';

test('needs no provider of the application around it', async () => {
  await recordSample(import.meta.url, async () => {
    render(<BookWidget bookId={1} />);
    const title = await screen.findByText('Invisible Cities');
    expect(title.tagName).toBe('CITE');
  });
});
