export { useListReviewsInfinite } from '../../../generated/bookshop/orval/api/reviews/reviews';
