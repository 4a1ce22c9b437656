import { queryOptions } from '@tanstack/react-query';

export interface Book {
  id: number;
  title: string;
  price: number;
}

export interface ReviewList {
  items: { id: string; text: string }[];
  nextCursor: string | null;
}

export async function request<T>(path: string, init?: RequestInit) {
  const response = await fetch(`https://bookshop.example/v1${path}`, init);
  if (!response.ok) throw new Error(response.statusText);
  return (await response.json()) as T;
}

export function bookQuery(bookId: number) {
  return queryOptions({
    queryKey: ['book', bookId],
    queryFn: ({ signal }) => request<Book>(`/books/${bookId}`, { signal }),
  });
}
