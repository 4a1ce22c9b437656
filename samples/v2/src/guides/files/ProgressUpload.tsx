import { useRef, useState } from 'react';
import { api } from './client';
import { createUploadRequestFn } from './uploadFetch';

export function ProgressUpload({ bookId }: { bookId: number }) {
  const [progress, setProgress] = useState(0);
  const controller = useRef<AbortController>(null);
  const parameters = { path: { bookId } };

  const upload = api.books.uploadCover.useMutation(parameters, {
    mutationFn: async (body) => {
      setProgress(0);
      controller.current = new AbortController();
      const { signal } = controller.current;
      const { data, error } = await api.books.uploadCover(
        { parameters, body, signal },
        createUploadRequestFn(setProgress),
      );
      if (!data) throw error;
      return data;
    },
  });
  const isCanceled =
    upload.error instanceof Error && upload.error.name === 'AbortError';

  return (
    <>
      <label>
        Cover{' '}
        <input
          type="file"
          disabled={upload.isPending}
          onChange={({ target }) => {
            const cover = target.files?.[0];
            if (cover) upload.mutate({ cover });
          }}
        />
      </label>
      {upload.isPending && (
        <>
          <progress aria-label="Uploading" value={progress} />
          <button onClick={() => controller.current?.abort()}>
            Cancel
          </button>
        </>
      )}
      {upload.isError && (
        <p role="alert">{isCanceled ? 'Canceled.' : 'Not uploaded.'}</p>
      )}
      {upload.isSuccess && <img src={upload.data.url} alt="New cover" />}
    </>
  );
}
