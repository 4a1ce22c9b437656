import { requestFn } from '@openapi-qraft/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { baseUrl, qraft } from './client';

// #region tab
const staleTime = 30_000;

export function AuthorTab({ authorId }: { authorId: string }) {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const parameters = { path: { authorId } };

  const prefetch = () =>
    void qraft.authors.getAuthor.prefetchQuery(
      { parameters, staleTime, requestFn, baseUrl },
      queryClient,
    );

  return (
    <>
      <button
        onMouseEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setIsOpen(true)}
      >
        About the author
      </button>
      {isOpen && <Author authorId={authorId} />}
    </>
  );
}

function Author({ authorId }: { authorId: string }) {
  const { data: author, isError } = qraft.authors.getAuthor.useQuery(
    { path: { authorId } },
    { staleTime },
  );

  if (isError) return <p role="alert">This author cannot be shown.</p>;
  if (!author) return <p>Loading…</p>;
  return <h2>{author.name}</h2>;
}
// #endregion tab
