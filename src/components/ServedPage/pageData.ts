import type {useDoc} from '@docusaurus/plugin-content-docs/client';

/** Id of the element with a page's data, see PageData. */
export const PAGE_DATA_ID = 'page-data';

/** What a page's MDX module exports beside its component. */
export type PageContent = ReturnType<typeof useDoc>;
