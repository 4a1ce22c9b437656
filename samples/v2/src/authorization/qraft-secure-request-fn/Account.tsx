import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OrderList } from './OrderList';
import { SecureApi, useApi } from './SecureApi';
import { session } from './session';
import { SignInForm } from './SignInForm';

// #region account
export function Account() {
  const queryClient = useQueryClient();
  const [isSignedIn, setIsSignedIn] = useState(false);

  function leave() {
    // Unmounts <SecureApi>, and its tokens go with it.
    setIsSignedIn(false);
    session.refreshToken = '';
    // The orders of this member are in another cache.
    queryClient.clear();
  }

  if (!isSignedIn) {
    return <SignInForm onSignedIn={() => setIsSignedIn(true)} />;
  }
  return (
    <SecureApi>
      <OrderList storeId="lisbon" />
      <SignOutButton onSignedOut={leave} />
    </SecureApi>
  );
}

function SignOutButton({ onSignedOut }: { onSignedOut: () => void }) {
  const { mutate, isPending } = useApi().auth.revokeToken.useMutation(
    {},
    // Offline, the request fails at once instead of waiting.
    { networkMode: 'always', onSettled: onSignedOut },
  );
  return (
    <button disabled={isPending} onClick={() => mutate()}>
      Sign out
    </button>
  );
}
// #endregion account
