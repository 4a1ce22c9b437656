import { test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { WrongErrors } from './wrongErrors';

test('would work for the declared error only', async () => {
  await runSample(async ({ render }) => {
    const page = render(<WrongErrors />);
    await page.findByText('Not found');
  });
});
