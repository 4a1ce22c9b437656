import type { SecuritySchemeHandlers } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';

/** What the libraries of identity providers have in common. */
interface IdentityClient {
  getAccessToken(options: { forceRefresh: boolean }): Promise<string>;
}

export function createSchemes(
  identity: IdentityClient,
): SecuritySchemeHandlers<'MemberToken'> {
  return {
    MemberToken: ({ isRefreshing }) =>
      // Without force, the library may hand out the same old token.
      identity.getAccessToken({ forceRefresh: isRefreshing }),
  };
}
