import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { WrongParameters } from './wrongParameters';

test('leaves the placeholder in the URL', async () => {
  const record = await runSample(async ({ render, idle }) => {
    render(<WrongParameters />);
    await idle();
  });
  expect(record).toContain(
    'https://bookshop.example/v1/books/%7BbookId%7D',
  );
});
