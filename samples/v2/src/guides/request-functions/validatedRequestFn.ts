import {
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
  type RequestFnResponse,
} from '@openapi-qraft/react';
import { z, type ZodType } from 'zod';
import type { components } from './api';

// The type makes sure that the schema fits the document.
const book: ZodType<components['schemas']['Book']> = z.object({
  id: z.number(),
  title: z.string(),
  authorId: z.string(),
  genre: z.enum(['fiction', 'poetry', 'science', 'travel']),
  price: z.number(),
  stock: z.number(),
  tags: z.array(z.string()),
  publishedAt: z.string().optional(),
});

/** The operations whose responses are checked. */
const responses: Record<string, ZodType> = {
  'get /books/{bookId}': book,
  'get /books/bestsellers': z.array(book),
};

export async function validatedRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
): Promise<RequestFnResponse<TData, TError>> {
  const result = await requestFn<TData, TError>(schema, info);
  if ('error' in result) return result;

  const operation = `${schema.method} ${schema.url}`;
  const check = responses[operation]?.safeParse(result.data);
  if (!check || check.success) return result;

  const message = `${operation}: ${z.prettifyError(check.error)}`;
  const error = new Error(message, { cause: check.error });
  return { error, response: result.response };
}
