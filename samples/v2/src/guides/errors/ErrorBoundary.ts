export { ErrorBoundary } from '../../hooks/useSuspenseQuery/ErrorBoundary';
