/**
 * Written by scripts/samples/writeV1Client. Do not edit: run "npm run samples:generate".
 *
 * The generator of the 1.x line (@openapi-qraft/cli 1.14.2) is not published in the registry.
 * This file has the shape that it wrote, made from the same OpenAPI document as the 2.x samples.
 */

export * from "./schema";
export { services } from "./services/index";
export type { Services } from "./services/index";
export { createAPIClient } from "./create-api-client";
