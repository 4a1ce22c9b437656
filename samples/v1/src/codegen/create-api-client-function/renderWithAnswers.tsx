import {
  QraftContext,
  type OperationSchema,
  type RequestFnPayload,
} from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

type Answers = Record<string, () => unknown>;

/** Responses by operation: `{ 'get /books/{bookId}': () => book }`. */
export function renderWithAnswers(ui: ReactElement, answers: Answers) {
  const sent: RequestFnPayload[] = [];

  async function requestFn<T>(
    schema: OperationSchema,
    info: RequestFnPayload,
  ): Promise<T> {
    const operation = `${schema.method} ${schema.url}`;
    const answer = answers[operation];
    if (!answer)
      throw new Error(`The test has no response for ${operation}.`);
    sent.push(info);
    return answer() as T;
  }

  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false } },
  });
  render(
    <QraftContext.Provider value={{ requestFn, queryClient }}>
      {ui}
    </QraftContext.Provider>,
  );
  return { sent, queryClient };
}
