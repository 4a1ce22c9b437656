import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { qraft } from './client';

const genres = ['fiction', 'science'] as const;

export function GenreList() {
  const [genre, setGenre] = useState<(typeof genres)[number]>('fiction');

  const { data, isPlaceholderData } = qraft.books.listBooks.useQuery(
    { query: { genre } },
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  );

  return (
    <section aria-busy={isPlaceholderData}>
      {genres.map((name) => (
        <button
          key={name}
          aria-pressed={name === genre}
          onClick={() => setGenre(name)}
        >
          {name}
        </button>
      ))}
      <p>{data ? `${data.total} books` : 'Loading…'}</p>
    </section>
  );
}
