/** What loads each chunk, by the chunk's name. */
type Registry = Record<string, readonly [() => Promise<unknown>]>;

/**
 * Gives the router the page of the document in the place of the chunk with its content: the text is on the page, see
 * src/components/ServedPage. A slice calls this before it makes its routes. Whatever is not as expected leaves the chunk
 * where it is, and it is loaded.
 */
export function takeOverPage(registry: Registry): void {
  const files = document.getElementById('page-files')?.textContent;
  const {content} = JSON.parse(files ?? '{}') as {content?: string}; // written by src/plugins/deferred-hydration
  const loadChunk = content === undefined ? undefined : registry[content]?.[0];
  if (content === undefined || !loadChunk) return;
  registry[content] = [
    async () => {
      const {readServedPage} = await import(
        /* webpackChunkName: "served-page" */ '@site/src/components/ServedPage/readServedPage'
      );
      return readServedPage() ?? loadChunk();
    },
  ];
}
