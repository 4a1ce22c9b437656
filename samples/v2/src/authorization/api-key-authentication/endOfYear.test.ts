import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { secure } from '../qraft-secure-request-fn/secure';
import { closeYear } from './endOfYear';

test('puts each key where its handler says', async () => {
  await recordSample(import.meta.url, async () => {
    const config = { staffKey: 'k-42', reportKey: 'r-7' };
    expect(await closeYear(2025, config)).toHaveLength(1);
  });
});

test('neither name nor place are read from the document', async () => {
  const { send } = secure({
    StaffKey: () => ({ in: 'query', name: 'wrong', value: 'k' }),
  });
  expect(await send('createBook')).toEqual({
    parameters: { query: { wrong: 'k' } },
  });
});

test('an explicit undefined is an interval that says nothing', async () => {
  const { send, queryClient } = secure({
    StaffKey: () => ({
      in: 'header',
      name: 'X-Staff-Key',
      value: 'k',
      refreshInterval: undefined,
    }),
  });
  await send('createBook');
  expect(queryClient.getQueryDefaults(['StaffKey'])).toEqual({});
});
