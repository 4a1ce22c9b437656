import type { SecuritySchemeHandlers } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';

/** What the libraries of identity providers have in common. */
interface IdentityClient {
  getAccessToken(options: { forceRefresh: boolean }): Promise<string>;
}

export function createSchemes(
  identity: IdentityClient,
): SecuritySchemeHandlers<'MemberToken'> {
  return {
    // Half of a cached token's lifetime may already be over.
    MemberToken: () => identity.getAccessToken({ forceRefresh: true }),
  };
}
