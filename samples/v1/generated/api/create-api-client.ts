/**
 * Written by scripts/samples/writeV1Client. Do not edit: run "npm run samples:generate".
 *
 * The generator of the 1.x line (@openapi-qraft/cli 1.14.2) is not published in the registry.
 * This file has the shape that it wrote, made from the same OpenAPI document as the 2.x samples.
 */

import type { QraftClientOptions } from "@openapi-qraft/react";
import type { Services } from "./services/index";
import * as callbacks from "@openapi-qraft/react/callbacks/index";
import { qraftAPIClient } from "@openapi-qraft/react";
import { services } from "./services/index";
export function createAPIClient(options?: QraftClientOptions): Services {
    return qraftAPIClient<Services, typeof callbacks>(services, callbacks, options);
}
