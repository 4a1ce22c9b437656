import { useQueryClient } from '@tanstack/react-query';
import { qraft } from './client';

// #region switch
export function SwitchMember({ refreshToken }: { refreshToken: string }) {
  const queryClient = useQueryClient();
  const { data: member, isPending } = qraft.members.getProfile.useQuery();
  const renew = qraft.auth.refreshToken.useMutation(undefined, {
    async onSuccess({ accessToken }) {
      sessionStorage.setItem('token', accessToken);
      await Promise.all([
        qraft.members.getProfile.resetQueries(queryClient),
        qraft.orders.listOrders.resetQueries(queryClient),
        qraft.orders.getOrder.resetQueries(queryClient),
      ]);
    },
  });

  return (
    <>
      <strong>{isPending ? 'Loading…' : member?.name}</strong>
      <button onClick={() => renew.mutate({ body: { refreshToken } })}>
        Switch to the other member
      </button>
    </>
  );
}
// #endregion switch
