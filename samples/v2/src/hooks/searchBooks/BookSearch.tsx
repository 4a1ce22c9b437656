import { api } from './client';

export function BookSearch({ text }: { text: string }) {
  const { data, isPending, isError } = api.books.searchBooks.useQuery({
    query: { pageSize: 10 },
    body: { text, genres: ['fiction', 'poetry'] },
  });

  if (isPending) return <p>Searching…</p>;
  if (isError) return <p role="alert">The search failed.</p>;
  return (
    <ul>
      {data.items.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}
