/** Names and URLs that several parts of the site use. */
export const PRODUCT_NAME = 'OpenAPI Qraft';
export const TAGLINE = 'Typed TanStack Query hooks from your OpenAPI document';
export const SOURCE_REPOSITORY = 'https://github.com/OpenAPI-Qraft/openapi-qraft';
/** The application id in the configuration if the site searches its own index. */
export const EMBEDDED_APP_ID = 'embedded';
