import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense } from 'react';
import { BookHeading } from './BookHeading';
import { ErrorBoundary } from './ErrorBoundary';

export function BookScreen({ bookId }: { bookId: number }) {
  const { reset } = useQueryErrorResetBoundary();

  return (
    <ErrorBoundary key={bookId} onRetry={reset}>
      <Suspense fallback={<p>Loading the book…</p>}>
        <BookHeading bookId={bookId} />
      </Suspense>
    </ErrorBoundary>
  );
}
