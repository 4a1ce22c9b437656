import { ReviewList } from './ReviewList';

export default () => <ReviewList bookId={7} />;
