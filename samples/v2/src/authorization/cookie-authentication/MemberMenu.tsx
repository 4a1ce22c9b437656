import { api } from './sessionRequestFn';

export function MemberMenu() {
  const { data, error, isError } = api.members.getProfile.useQuery(
    undefined,
    { retry: false, staleTime: 60_000 },
  );

  if (isError) {
    const isGuest = !(error instanceof Error) && error?.status === 401;
    return isGuest ? (
      <a href="/sign-in">Sign in</a>
    ) : (
      <p role="alert">Your profile cannot be loaded.</p>
    );
  }
  if (!data) return <p>Loading…</p>;
  return <p>Signed in as {data.name}</p>;
}
