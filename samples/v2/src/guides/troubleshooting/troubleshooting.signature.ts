// Claims of the page that no sample shows. The message of this mistake lists the types of four clients.
import { createAPIClient } from './api';

// > The cause is usually at the end of the message. In `createAPIClient({
// > requestFn: fetch, baseUrl: '' })`, for example, `fetch` is not a request
// > function.
// @ts-expect-error
export const shop = createAPIClient({ requestFn: fetch, baseUrl: '' });
