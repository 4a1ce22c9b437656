import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { getServerApi } from '@/lib/serverApi';
import { BookDetails } from '../books/[bookId]/BookDetails';

// Without parameters, cookies, and headers: Next.js renders it in the build.
export default async function Page() {
  const { api, queryClient } = getServerApi();
  await api.books.getBook.prefetchQuery({
    parameters: { path: { bookId: 7 } },
  });

  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <BookDetails bookId={7} />
    </HydrationBoundary>
  );
}
