import type { QraftContextValue } from '@openapi-qraft/react';
import { Suspense, type ReactNode } from 'react';
import { withContext } from './withContext';

/** What {@link withContext} gives, with a boundary for a suspense hook. */
export function withSuspense(
  value: Partial<NonNullable<QraftContextValue>>,
): (props: { children: ReactNode }) => ReactNode {
  const Wrapper = withContext(value);
  return function SuspenseWrapper({ children }) {
    return (
      <Wrapper>
        <Suspense>{children}</Suspense>
      </Wrapper>
    );
  };
}
