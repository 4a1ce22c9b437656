import { qraft } from './client';

// #region calls
export function useEmptyCalls() {
  const profile = qraft.members.updateProfile.useMutation();

  return {
    // Compiles, and fails with a TypeError before anything is sent
    fails: () => profile.mutateAsync(),
    // Sends a request without a body
    works: () => profile.mutateAsync({}),
  };
}
// #endregion calls
