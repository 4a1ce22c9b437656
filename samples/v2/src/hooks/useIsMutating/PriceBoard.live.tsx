import { PriceBoard } from './PriceBoard';

export default PriceBoard;
