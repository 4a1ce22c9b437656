import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OrderCount } from './OrderCount';
import { SecureBookshop } from './SecureBookshop';

export function Account() {
  const queryClient = useQueryClient();
  const [signedIn, setSignedIn] = useState(true);

  function signOut() {
    localStorage.removeItem('refresh');
    queryClient.clear();
    setSignedIn(false);
  }

  if (!signedIn) return <p>You are signed out.</p>;

  return (
    <SecureBookshop>
      <button onClick={signOut}>Sign out</button>
      <OrderCount storeId="lisbon" />
    </SecureBookshop>
  );
}
