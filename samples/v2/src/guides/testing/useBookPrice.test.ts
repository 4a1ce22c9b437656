import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { freshProviders } from './freshProviders';
import { useBookPrice } from './useBookPrice';

test('formats the price of a book', async () => {
  const wrapper = freshProviders();
  const { result } = renderHook(() => useBookPrice(7), { wrapper });

  await waitFor(() => expect(result.current).toBe('13.90 €'));
});
