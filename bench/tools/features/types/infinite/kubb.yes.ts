export { useListReviewsInfinite } from '../../../generated/bookshop/kubb/api/hooks';
