/** Samples that compile in the playground, but show nothing there of what their page says. */
export const NOT_IN_PLAYGROUND: ReadonlySet<string> = new Set([
  // Need a provider above them, which the page shows in another block.
  'authorization/qraft-secure-request-fn/OrderList.tsx',
  'codegen/create-api-client-function/BookPrice.tsx',
  'migration/migrating-to-openapi-qraft-v2/StaffArea.tsx',
  'migration/migrating-to-v2.6.0/BookTitle.tsx',
  // Expects a response that a mock of the document does not send.
  'core/query-operation/exportOrders.ts',
  // Keeps pages in the storage of the browser, which the frame does not have.
  'query-client/getInfiniteQueryKey/keepPages.ts',
  // Changes what another call has loaded.
  'query-client/setQueryData/sellCopy.ts',
  // Show something only while another component sends requests.
  'guides/offline/Outbox.tsx',
  'hooks/useIsMutating/StayOnPage.tsx',
  'hooks/useMutationState/LatestSave.tsx',
  'hooks/useMutationState/UploadQueue.tsx',
  // Return nothing.
  'guides/authentication/currentToken.ts',
  'guides/coming-from/renameBook.ts',
  // Throws on purpose.
  'hooks/useMutation/keyConflict.ts',
  // Only the linter reads it.
  'eslint/eslint-plugin-query/otherLibrary.ts',
]);
