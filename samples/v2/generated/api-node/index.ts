/* eslint-disable */
export type { $defs, paths, components, operations, webhooks } from "./schema.js";
export { services } from "./services/index.js";
export type { Services } from "./services/index.js";
export { createAPIClient } from "./create-api-client.js";
