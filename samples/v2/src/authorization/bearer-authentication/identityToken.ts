import type { SecuritySchemeHandlers } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';

/** What the libraries of identity providers have in common. */
interface IdentityClient {
  getAccessToken(options: { forceRefresh: boolean }): Promise<string>;
}

export function createSchemes(
  identity: IdentityClient,
): SecuritySchemeHandlers<'MemberToken'> {
  return {
    // A cached token may have served half of its lifetime already.
    MemberToken: () => identity.getAccessToken({ forceRefresh: true }),
  };
}
