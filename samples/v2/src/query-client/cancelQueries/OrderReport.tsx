import { api } from './client';

interface Props {
  storeId: string;
  year: number;
}

export function OrderReport({ storeId, year }: Props) {
  const parameters = {
    header: { 'X-Store-Id': storeId },
    query: { year },
  };
  const { exportOrders } = api.orders;
  const { data, isFetching, refetch } = exportOrders.useQuery(parameters, {
    enabled: false,
  });

  return (
    <section>
      {isFetching ? (
        <button onClick={() => exportOrders.cancelQueries({ parameters })}>
          Cancel
        </button>
      ) : (
        <button onClick={() => refetch()}>Export {year}</button>
      )}
      <output>{data ? `Orders: ${data.length}` : 'Nothing yet'}</output>
    </section>
  );
}
