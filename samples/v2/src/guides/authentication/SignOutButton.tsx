import { api, queryClient } from './memberApi';
import { session } from './session';

export function SignOutButton({ onDone }: { onDone: () => void }) {
  const { mutate, isPending } = api.auth.revokeToken.useMutation(
    {},
    {
      // Offline, the request fails at once instead of waiting.
      networkMode: 'always',
      // Also when the request fails: the user wants to leave.
      onSettled() {
        session.tokens = undefined;
        // Shows the sign-in page, so that nothing reads the cache anymore.
        onDone();
        queryClient.clear();
      },
    },
  );

  return (
    <button disabled={isPending} onClick={() => mutate()}>
      Sign out
    </button>
  );
}
