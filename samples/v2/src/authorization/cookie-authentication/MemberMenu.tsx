import { api } from './sessionRequestFn';

export function MemberMenu() {
  const { data: member, error } = api.members.getProfile.useQuery(
    undefined,
    { retry: false, staleTime: 60_000 },
  );

  if (error) {
    const isGuest = !(error instanceof Error) && error.status === 401;
    return isGuest ? (
      <a href="/sign-in">Sign in</a>
    ) : (
      <p role="alert">Your profile cannot be loaded.</p>
    );
  }
  if (!member) return <p>Loading…</p>;
  return <p>Signed in as {member.name}</p>;
}
