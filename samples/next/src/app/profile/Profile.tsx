'use client';

import { api } from '@/lib/browserApi';

export function Profile() {
  const { data: member, isError } = api.members.getProfile.useQuery();

  if (isError) return <p role="alert">Your profile did not load.</p>;
  if (!member) return <p>Loading…</p>;
  return <p>Hello, {member.name}</p>;
}
