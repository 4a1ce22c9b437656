import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { ErrorBoundary } from './ErrorBoundary';
import { PriceTag } from './PriceTag';

export function PriceScreen({ bookId }: { bookId: number }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary onRetry={reset}>
          <PriceTag bookId={bookId} />
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
