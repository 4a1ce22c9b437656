export async function countBooks() {
  const { admin } = await import('./admin');
  const { data } = await admin.books.listBooks();
  return data?.items.length;
}
