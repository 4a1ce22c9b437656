import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { BookLabel } from './BookLabel';

test('shows nothing for a field that the response does not have', async () => {
  await runSample(async ({ render, idle }) => {
    const page = render(<BookLabel />);
    await idle();
    expect(page.container.innerHTML).toBe('<p></p>');
  });
});
