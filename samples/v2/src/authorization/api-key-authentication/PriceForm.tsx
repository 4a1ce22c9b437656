import type { requestFn } from '@openapi-qraft/react';
import { useMemo } from 'react';
import { createAPIClient } from './api';

interface PriceFormProps {
  secureRequestFn: typeof requestFn;
}

/** Not shown: sends one request of the staff. */
export function PriceForm({ secureRequestFn }: PriceFormProps) {
  const api = useMemo(
    () =>
      createAPIClient({
        requestFn: secureRequestFn,
        baseUrl: 'https://bookshop.example/v1',
      }),
    [secureRequestFn],
  );
  const { mutate, isSuccess } = api.books.updateBook.useMutation({
    path: { bookId: 7 },
  });
  return (
    <button onClick={() => mutate({ price: 990 })}>
      {isSuccess ? 'Saved' : 'Save'}
    </button>
  );
}
