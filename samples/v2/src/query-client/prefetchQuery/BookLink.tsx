import { api } from './client';

// #region link
/** How long a book counts as fresh, here and on its page. */
export const BOOK_STALE_TIME = 60_000;

export function BookLink({ bookId, title }: BookLinkProps) {
  const prefetch = () => {
    void api.books.getBook.prefetchQuery({
      parameters: { path: { bookId } },
      staleTime: BOOK_STALE_TIME,
    });
  };

  return (
    <a href={`/books/${bookId}`} onMouseEnter={prefetch} onFocus={prefetch}>
      {title}
    </a>
  );
}
// #endregion link

interface BookLinkProps {
  bookId: number;
  title: string;
}
