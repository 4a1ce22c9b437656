import { api } from './client';

export function SignOut({ onDone }: { onDone: () => void }) {
  const { mutate, isPending } = api.auth.revokeToken.useMutation({});

  return (
    <button
      disabled={isPending}
      onClick={() => mutate(undefined, { onSuccess: onDone })}
    >
      Sign out
    </button>
  );
}
