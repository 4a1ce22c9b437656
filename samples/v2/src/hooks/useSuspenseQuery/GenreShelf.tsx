import { Suspense, useState, useTransition } from 'react';
import type { components } from './api';
import { api } from './client';

type Genre = components['schemas']['Genre'];
const GENRES: Genre[] = ['fiction', 'poetry', 'science'];

export function GenreShelf() {
  const [genre, setGenre] = useState<Genre>('fiction');
  const [isPending, startTransition] = useTransition();

  return (
    <section aria-busy={isPending}>
      {GENRES.map((name) => (
        <button
          key={name}
          onClick={() => startTransition(() => setGenre(name))}
        >
          {name}
        </button>
      ))}
      <Suspense fallback={<p>Loading the shelf…</p>}>
        <Shelf genre={genre} />
      </Suspense>
    </section>
  );
}

function Shelf({ genre }: { genre: Genre }) {
  const { data } = api.books.listBooks.useSuspenseQuery(
    { query: { genre } },
    { select: ({ items }) => items.map(({ title }) => title) },
  );
  return <p>{data.join(', ')}</p>;
}
