import { BookScreen } from './BookScreen';
import { queryClient } from './client';

// Otherwise an error would show only after three retries.
queryClient.setDefaultOptions({ queries: { retry: false } });

export default () => <BookScreen bookId={7} />;
