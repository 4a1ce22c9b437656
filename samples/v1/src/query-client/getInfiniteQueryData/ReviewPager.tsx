import { useQueryClient } from '@tanstack/react-query';
import { qraft } from './client';

interface ReviewPagerProps {
  bookId: number;
  reviewId: string;
  onOpen: (reviewId: string) => void;
}

// #region pager
/** Goes from an open review to the previous or next in the list. */
export function ReviewPager({
  bookId,
  reviewId,
  onOpen,
}: ReviewPagerProps) {
  const queryClient = useQueryClient();

  function open(step: 1 | -1) {
    const list = qraft.books.listReviews.getInfiniteQueryData(
      { path: { bookId } },
      queryClient,
    );
    const ids = list?.pages.flatMap(({ items }) =>
      items.map(({ id }) => id),
    );
    if (!ids?.includes(reviewId)) return;
    const next = ids[ids.indexOf(reviewId) + step];
    if (next) onOpen(next);
  }

  return (
    <nav aria-label="Reviews">
      <button onClick={() => open(-1)}>Newer</button>
      <button onClick={() => open(1)}>Older</button>
    </nav>
  );
}
// #endregion pager
