// #region page
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { getServerApi } from '@/lib/serverApi';
import { BookDetails } from './BookDetails';

interface Props {
  params: Promise<{ bookId: string }>;
}

export default async function Page({ params }: Props) {
  const bookId = Number((await params).bookId);
  const { api, queryClient } = getServerApi();

  await api.books.getBook.prefetchQuery({
    parameters: { path: { bookId } },
  });

  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <BookDetails bookId={bookId} />
    </HydrationBoundary>
  );
}
// #endregion page

// #region metadata
export async function generateMetadata({ params }: Props) {
  const bookId = Number((await params).bookId);
  const { api } = getServerApi();

  const parameters = { path: { bookId } };
  await api.books.getBook.prefetchQuery({ parameters });
  return { title: api.books.getBook.getQueryData(parameters)?.title };
}
// #endregion metadata
