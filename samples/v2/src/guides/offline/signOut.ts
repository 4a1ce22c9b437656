import { queryClient } from './client';
import { persister } from './persister';

export async function signOut() {
  queryClient.clear();
  // A save that has already started would write the data again.
  await new Promise((resolve) => setTimeout(resolve));
  await persister.removeClient();
}
