import { api } from '../clients/qraft';

type BookError = ReturnType<typeof api.books.getBook.useQuery>['error'];

export const offline: BookError = new TypeError('Failed to fetch');
