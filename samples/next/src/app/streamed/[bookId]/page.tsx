// With a `loading.tsx` beside it, the same page responds with 200.
export { default } from '../../books/[bookId]/order/page';
