import { api } from './client';
import { DeliveryButton } from './DeliveryButton';

export default () => {
  api.books.listBestsellers.useQuery();
  return <DeliveryButton bookId={7} />;
};
