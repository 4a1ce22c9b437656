import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { qraft } from './client';

// #region search
export function TitleSearch() {
  const queryClient = useQueryClient();
  const [titles, setTitles] = useState<string[]>([]);

  function search(text: string) {
    const lists = qraft.books.listBooks.getQueriesData(
      { infinite: false },
      queryClient,
    );
    const known = lists
      .flatMap(([, list]) => list?.items ?? [])
      .map(({ title }) => title)
      .filter((title) => title.toLowerCase().includes(text.toLowerCase()));
    setTitles(text ? [...new Set(known)] : []);
  }

  return (
    <>
      <label>
        Title <input onChange={(e) => search(e.target.value)} />
      </label>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </>
  );
}
// #endregion search
