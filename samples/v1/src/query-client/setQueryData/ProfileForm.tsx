import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { qraft } from './client';

// #region form
export function ProfileForm() {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const { data: member } = qraft.members.getProfile.useQuery();
  const update = qraft.members.updateProfile.useMutation(undefined, {
    onSuccess(saved) {
      qraft.members.getProfile.setQueryData(undefined, saved, queryClient);
    },
  });

  return (
    <>
      <p>Signed in as {member?.name ?? '…'}</p>
      <label>
        New name{' '}
        <input value={name} onChange={(e) => setName(e.target.value)} />
      </label>
      <button
        disabled={update.isPending || !name}
        onClick={() => update.mutate({ body: { name } })}
      >
        Save
      </button>
      {update.isError && <p role="alert">Your name was not saved.</p>}
    </>
  );
}
// #endregion form
