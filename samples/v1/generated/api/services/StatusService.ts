/**
 * Written by scripts/samples/writeV1Client. Do not edit: run "npm run samples:generate".
 *
 * The generator of the 1.x line (@openapi-qraft/cli 1.14.2) is not published in the registry.
 * This file has the shape that it wrote, made from the same OpenAPI document as the 2.x samples.
 */

import type { paths } from "../schema";
import type { ServiceOperationQuery } from "@openapi-qraft/react";
export interface StatusService {
    /**
     * @summary Ask whether the API is up
     */
    getStatus: ServiceOperationQuery<{
        method: "get";
        url: "/status";
    }, paths["/status"]["get"]["responses"]["200"]["content"]["application/json"], undefined, unknown>;
}
export const statusService: {
    [key in keyof StatusService]: Pick<StatusService[key], "schema">;
} = {
    /**
     * @summary Ask whether the API is up
     */
    getStatus: {
        schema: {
            method: "get",
            url: "/status"
        }
    }
};
