import { qraft } from './client';
import { describeError } from './describeError';

export function SignInButton() {
  const { mutate, data, isError, error } =
    qraft.auth.issueToken.useMutation();

  if (data) return <p>Signed in.</p>;

  const body = { username: 'ada', password: 'secret' };
  return (
    <>
      <button onClick={() => mutate({ body })}>Sign in</button>
      {isError && <p role="alert">{describeError(error)}</p>}
    </>
  );
}
