import { api } from './client';

export function CoverPicker({ bookIds }: { bookIds: number[] }) {
  const { mutate } = api.books.uploadCover.useMutation();

  return bookIds.map((bookId) => (
    <input
      key={bookId}
      type="file"
      aria-label={`Cover of book ${bookId}`}
      onChange={({ target }) => {
        const cover = target.files?.[0];
        if (cover) mutate({ path: { bookId }, body: { cover } });
      }}
    />
  ));
}
