import { StockCounter } from './StockCounter';

export default () => <StockCounter bookId={7} />;
