import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { BookDetails } from './BookDetails';
import { createServerClient } from './createServerClient';

export async function loader({ params }: { params: { bookId: string } }) {
  const bookId = Number(params.bookId);
  const { api, queryClient } = createServerClient();
  await api.books.getBook.prefetchQuery({
    parameters: { path: { bookId } },
  });
  return { bookId, state: dehydrate(queryClient) };
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

export default function BookRoute({
  loaderData,
}: {
  loaderData: LoaderData;
}) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <BookDetails bookId={loaderData.bookId} />
    </HydrationBoundary>
  );
}
