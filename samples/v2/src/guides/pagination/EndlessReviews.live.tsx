import { EndlessReviews } from './EndlessReviews';

export default () => <EndlessReviews bookId={7} />;
