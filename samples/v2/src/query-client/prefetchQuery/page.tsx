import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { BookDetails } from './BookDetails';
import { createServerClient } from './createServerClient';

interface Props {
  params: Promise<{ bookId: string }>;
}

export default async function Page({ params }: Props) {
  const bookId = Number((await params).bookId);
  const { api, queryClient } = createServerClient();

  await api.books.getBook.prefetchQuery({
    parameters: { path: { bookId } },
  });

  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <BookDetails bookId={bookId} />
    </HydrationBoundary>
  );
}
