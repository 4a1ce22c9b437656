/**
 * Written by scripts/samples/writeV1Client. Do not edit: run "npm run samples:generate".
 *
 * The generator of the 1.x line (@openapi-qraft/cli 1.14.2) is not published in the registry.
 * This file has the shape that it wrote, made from the same OpenAPI document as the 2.x samples.
 */

import type { paths } from "../schema";
import type { ServiceOperationMutation } from "@openapi-qraft/react";
export interface AuthService {
    /**
     * @summary Exchange a password for a token
     */
    issueToken: ServiceOperationMutation<{
        method: "post";
        url: "/auth/token";
        mediaType: "application/x-www-form-urlencoded";
        security: ["ClientCredentials"];
    }, NonNullable<paths["/auth/token"]["post"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], paths["/auth/token"]["post"]["responses"]["200"]["content"]["application/json"], undefined, paths["/auth/token"]["post"]["responses"]["401"]["content"]["application/problem+json"]>;
    /**
     * @summary Give your token back
     */
    revokeToken: ServiceOperationMutation<{
        method: "delete";
        url: "/auth/token";
        security: ["MemberToken"];
    }, undefined, unknown, undefined, paths["/auth/token"]["delete"]["responses"]["401"]["content"]["application/problem+json"]>;
    /**
     * @summary Exchange an old token for a new one
     */
    refreshToken: ServiceOperationMutation<{
        method: "post";
        url: "/auth/refresh";
        mediaType: "application/json";
    }, NonNullable<paths["/auth/refresh"]["post"]["requestBody"]>["content"]["application/json"], paths["/auth/refresh"]["post"]["responses"]["200"]["content"]["application/json"], undefined, paths["/auth/refresh"]["post"]["responses"]["401"]["content"]["application/problem+json"]>;
}
export const authService: {
    [key in keyof AuthService]: Pick<AuthService[key], "schema">;
} = {
    /**
     * @summary Exchange a password for a token
     */
    issueToken: {
        schema: {
            method: "post",
            url: "/auth/token",
            mediaType: "application/x-www-form-urlencoded",
            security: ["ClientCredentials"]
        }
    },
    /**
     * @summary Give your token back
     */
    revokeToken: {
        schema: {
            method: "delete",
            url: "/auth/token",
            security: ["MemberToken"]
        }
    },
    /**
     * @summary Exchange an old token for a new one
     */
    refreshToken: {
        schema: {
            method: "post",
            url: "/auth/refresh",
            mediaType: "application/json"
        }
    }
};
