import { api } from './client';
import { renameInLists } from './renameInLists';

export default () => {
  const first = api.books.listBooks.useQuery({ query: { pageSize: 2 } });
  const fiction = api.books.listBooks.useQuery({
    query: { genre: 'fiction', pageSize: 3 },
  });
  return (
    <>
      {[first, fiction].map(({ data }, index) => (
        <ul key={index}>
          {data?.items.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      ))}
      <button onClick={() => renameInLists(1, 'Cities You Imagine')}>
        Rename book 1
      </button>
    </>
  );
};
