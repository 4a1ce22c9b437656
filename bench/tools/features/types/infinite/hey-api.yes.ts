export { listReviewsInfiniteOptions } from '../../../generated/bookshop/hey-api/api/@tanstack/react-query.gen';
