/** Names and addresses that more than one part of the site needs. */
export const PRODUCT_NAME = 'OpenAPI Qraft';
export const TAGLINE = 'Your OpenAPI document as a typed TanStack Query client';
export const SOURCE_REPOSITORY = 'https://github.com/OpenAPI-Qraft/openapi-qraft';
/** Algolia application id in the configuration of a site that searches its own index. */
export const EMBEDDED_APP_ID = 'embedded';
