import { useState } from 'react';
import type { components } from './api';
import { api } from './client';

type Genre = components['schemas']['Genre'];
const GENRES: Genre[] = ['fiction', 'science', 'poetry'];

export function GenrePages() {
  const [view, setView] = useState({ genre: GENRES[0], page: 1 });
  const { genre, page } = view;
  const { data, isError, isPlaceholderData } = api.books.listBooks.useQuery(
    { query: { genre, page } },
    {
      // Keep the old page only while the genre stays the same.
      placeholderData: (previousData, previousQuery) =>
        previousQuery?.queryKey[1]?.query?.genre === genre
          ? previousData
          : undefined,
    },
  );

  return (
    <>
      {GENRES.map((name) => (
        <button
          key={name}
          onClick={() => setView({ genre: name, page: 1 })}
        >
          {name}
        </button>
      ))}
      {isError && <p role="alert">These books did not load.</p>}
      <ol aria-busy={isPlaceholderData}>
        {data?.items.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
      <button
        disabled={!data || page * data.pageSize >= data.total}
        onClick={() => setView({ genre, page: page + 1 })}
      >
        Next
      </button>
    </>
  );
}
