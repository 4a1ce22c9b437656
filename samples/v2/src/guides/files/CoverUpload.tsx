import { api } from './client';

export function CoverUpload({ bookId }: { bookId: number }) {
  const upload = api.books.uploadCover.useMutation({ path: { bookId } });

  return (
    <>
      <label>
        Cover{' '}
        <input
          type="file"
          accept="image/png"
          disabled={upload.isPending}
          onChange={(event) => {
            const cover = event.target.files?.[0];
            if (cover) upload.mutate({ cover, tags: ['front', 'scan'] });
          }}
        />
      </label>
      {upload.isPending && <progress aria-label="Uploading" />}
      {upload.isError && (
        <p role="alert">
          Not uploaded.{' '}
          <button onClick={() => upload.mutate(upload.variables)}>
            Try again
          </button>
        </p>
      )}
      {upload.isSuccess && <img src={upload.data.url} alt="New cover" />}
    </>
  );
}
