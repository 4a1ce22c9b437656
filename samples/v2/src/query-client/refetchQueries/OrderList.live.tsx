import { OrderList } from './OrderList';

export default () => <OrderList storeId="lisbon" />;
