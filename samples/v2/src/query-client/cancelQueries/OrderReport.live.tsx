import { OrderReport } from './OrderReport';

export default () => <OrderReport storeId="lisbon" year={2025} />;
