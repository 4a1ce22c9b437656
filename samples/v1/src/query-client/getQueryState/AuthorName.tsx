import { useQueryClient } from '@tanstack/react-query';
import { qraft } from './client';

// #region author
export function AuthorName({ authorId }: { authorId: string }) {
  const queryClient = useQueryClient();
  const { getAuthor, listAuthors } = qraft.authors;

  const { data: author } = getAuthor.useQuery(
    { path: { authorId } },
    {
      staleTime: 60_000,
      initialData: () =>
        listAuthors
          .getQueryData({}, queryClient)
          ?.find(({ id }) => id === authorId),
      initialDataUpdatedAt: () =>
        listAuthors.getQueryState({}, queryClient)?.dataUpdatedAt,
    },
  );

  return <p>{author ? author.name : 'Loading…'}</p>;
}
// #endregion author
