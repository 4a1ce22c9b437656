import { useSuspenseQuery } from '@tanstack/react-query';
import { getBookOptions } from '../../../generated/bookshop/hey-api/api/@tanstack/react-query.gen';

export const useTitle = (): string =>
  useSuspenseQuery(getBookOptions({ path: { bookId: 7 } })).data.title;
