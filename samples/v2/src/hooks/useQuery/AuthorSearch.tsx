import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from './client';

export function AuthorSearch() {
  const [search, setSearch] = useState('');
  const { data, isPlaceholderData } = api.authors.listAuthors.useQuery(
    { query: { search } },
    {
      enabled: search !== '',
      // Keeps the previous authors on screen while the next ones load.
      placeholderData: keepPreviousData,
    },
  );

  return (
    <label>
      Author{' '}
      <input value={search} onChange={(e) => setSearch(e.target.value)} />
      <output aria-busy={isPlaceholderData}>
        {data?.map(({ name }) => name).join(', ')}
      </output>
    </label>
  );
}
