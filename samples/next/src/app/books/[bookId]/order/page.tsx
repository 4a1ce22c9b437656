import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { getServerApi } from '@/lib/serverApi';
import { BookDetails } from '../BookDetails';

interface Props {
  params: Promise<{ bookId: string }>;
}

export default async function Page({ params }: Props) {
  const bookId = Number((await params).bookId);
  const { api, queryClient } = getServerApi();

  const parameters = { path: { bookId } };
  await api.books.getBook.prefetchQuery({ parameters });

  const state = api.books.getBook.getQueryState(parameters);
  if (state?.status === 'error') {
    const { error } = state;
    if (error && 'status' in error && error.status === 404) notFound();
    throw new Error('The book did not load.', { cause: error });
  }

  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <BookDetails bookId={bookId} />
    </HydrationBoundary>
  );
}
