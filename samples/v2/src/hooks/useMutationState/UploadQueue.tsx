import { api } from './client';

export function UploadQueue() {
  const uploads = api.books.uploadCover.useMutationState({
    filters: { exact: true },
    select: ({ mutationId, state }) => ({
      id: mutationId,
      bookId: state.variables?.path.bookId,
      status: state.status,
      url: state.data?.url,
    }),
  });

  return (
    <ul aria-label="Uploads">
      {uploads.map(({ id, bookId, status, url }) => (
        <li key={id}>
          Cover of book {bookId}:{' '}
          {status === 'success' ? <a href={url}>done</a> : status}
        </li>
      ))}
    </ul>
  );
}
