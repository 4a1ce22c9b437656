import { PriceTag } from './PriceTag';

export default () => <PriceTag bookId={7} />;
