import { api } from './client';

export function ProfileName() {
  const { data: member, isPending } = api.members.getProfile.useQuery();

  return <strong>{isPending ? 'Loading…' : member?.name}</strong>;
}
