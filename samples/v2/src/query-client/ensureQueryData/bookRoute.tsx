import { api } from './client';

// #region route
export async function loader({ params }: { params: { bookId?: string } }) {
  const parameters = { path: { bookId: Number(params.bookId) } };
  try {
    await api.books.getBook.ensureQueryData({ parameters, retry: 1 });
  } catch (error) {
    // In `catch`, errors have no type. Use the declared type.
    const problem = error as typeof api.books.getBook.types.error | null;
    if (problem?.status !== 404) throw error;
    throw new Response(problem.title, { status: 404 });
  }
  return parameters;
}

interface Props {
  loaderData: Awaited<ReturnType<typeof loader>>;
}

export default function BookRoute({ loaderData: parameters }: Props) {
  const { data: book } = api.books.getBook.useSuspenseQuery(parameters);
  return <h1>{book.title}</h1>;
}
// #endregion route
