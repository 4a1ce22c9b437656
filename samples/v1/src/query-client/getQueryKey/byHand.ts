import { qraft, queryClient } from './client';

export function readProfile() {
  return {
    byHand: queryClient.getQueryData([
      { method: 'get', url: '/members/me', infinite: false },
      {},
    ]),
    generated: queryClient.getQueryData(
      qraft.members.getProfile.getQueryKey(),
    ),
  };
}
