import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense } from 'react';
import { AuthorLine } from './AuthorLine';
import { ErrorBoundary } from './ErrorBoundary';

export function AuthorScreen({ authorId }: { authorId: string }) {
  const { reset } = useQueryErrorResetBoundary();

  return (
    <ErrorBoundary key={authorId} onRetry={reset}>
      <Suspense fallback={<p>Loading the author…</p>}>
        <AuthorLine authorId={authorId} />
      </Suspense>
    </ErrorBoundary>
  );
}
