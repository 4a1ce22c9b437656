export { describeError } from '../../hooks/useQuery/describeError';
