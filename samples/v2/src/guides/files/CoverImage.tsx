import { useEffect, useState } from 'react';
import { api } from './fileClient';

export function CoverImage({ bookId }: { bookId: number }) {
  const { data: cover, isError } = api.books.getCover.useQuery({
    path: { bookId },
  });
  const url = useObjectUrl(cover);

  if (isError) return <p role="alert">The cover could not be loaded.</p>;
  return url ? <img src={url} alt="Cover" /> : <p>Loading…</p>;
}

/** A URL for the blob, which is released when it is no longer shown. */
function useObjectUrl(blob: Blob | undefined) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const objectUrl = URL.createObjectURL(blob);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [blob]);
  return url;
}
