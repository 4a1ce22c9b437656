import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { WrongSuspense } from './WrongSuspense';

test('finds no title, and loads in spite of enabled: false', async () => {
  const record = await runSample(async ({ render }) => {
    const page = render(
      <Suspense fallback="Loading…">
        <WrongSuspense bookId={7} />
      </Suspense>,
    );
    await page.findByText('undefined');
  });
  expect(record.match(/"method": "GET"/g)).toHaveLength(2);
});
