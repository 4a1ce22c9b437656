import { useQueryClient } from '@tanstack/react-query';
import { qraft } from './client';
import { useQraft } from './useQraft';

export function BookLink({ bookId, title }: Props) {
  const queryClient = useQueryClient();
  const { requestFn, baseUrl } = useQraft();
  const parameters = { path: { bookId } };

  const prefetch = () =>
    qraft.books.getBook.prefetchQuery(
      { parameters, requestFn, baseUrl, staleTime: 60_000 },
      queryClient,
    );

  return (
    <a href={`/books/${bookId}`} onPointerEnter={prefetch}>
      {title}
    </a>
  );
}

type Props = { bookId: number; title: string };
