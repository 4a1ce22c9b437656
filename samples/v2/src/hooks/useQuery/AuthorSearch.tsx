import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from './client';

export function AuthorSearch() {
  const [search, setSearch] = useState('');
  const { data, isFetching } = api.authors.listAuthors.useQuery(
    { query: { search } },
    {
      enabled: search !== '',
      // Keeps the previous authors while the next ones load.
      placeholderData: keepPreviousData,
    },
  );

  return (
    <label>
      Author{' '}
      <input value={search} onChange={(e) => setSearch(e.target.value)} />
      <output aria-busy={isFetching}>
        {/* If search is empty, data is still that of the last search. */}
        {search !== '' && data?.map(({ name }) => name).join(', ')}
      </output>
    </label>
  );
}
