import { onlineManager, useQueryClient } from '@tanstack/react-query';
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
    Object.assign(session, { refreshToken: '', staffKey: '' });
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
    { onSettled: onSignedOut },
  );

  function signOut() {
    // Offline, the request would wait, and so would its handler.
    if (onlineManager.isOnline()) mutate();
    else onSignedOut();
  }

  return (
    <button disabled={isPending} onClick={signOut}>
      Sign out
    </button>
  );
}
// #endregion account
