import { qraft } from './client';

export function SignInButton() {
  const { mutate, data, error } = qraft.auth.issueToken.useMutation();

  if (data) return <p>Signed in.</p>;

  const body = { username: 'ada', password: 'secret' };
  return (
    <>
      <button onClick={() => mutate({ body })}>Sign in</button>
      {error && (
        <p role="alert">
          {error instanceof Error ? error.message : error.title}
        </p>
      )}
    </>
  );
}
