import type { MockApi } from '../../../mock-api';
import { api } from './memberApi';
import { session } from './session';

session.tokens = {
  accessToken: 'expired',
  refreshToken: 'refresh-0',
  expiresIn: 0,
};

const UNAUTHORIZED = {
  status: 401,
  body: { type: 'about:blank', title: 'Unauthorized', status: 401 },
} as const;

/** The API refuses the token of the session until it is renewed. */
export function setUp(mockApi: MockApi) {
  mockApi.respond('get', '/members/me', ({ headers }) =>
    headers.get('authorization') === 'Bearer expired'
      ? UNAUTHORIZED
      : Response.json(mockApi.data.member),
  );
}

export default () => {
  const { data, isError, isFetching, refetch } =
    api.members.getProfile.useQuery(undefined, {
      enabled: false,
      retry: false,
    });
  return (
    <>
      <button disabled={isFetching} onClick={() => void refetch()}>
        Load my profile
      </button>
      <p role="status">{data && `Signed in as ${data.name}.`}</p>
      {isError && <p role="alert">Your profile did not load.</p>}
    </>
  );
};
