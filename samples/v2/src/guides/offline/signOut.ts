import { queryClient } from './client';
import { persister } from './persister';

export async function signOut() {
  queryClient.clear();
  await persister.removeClient();
}
