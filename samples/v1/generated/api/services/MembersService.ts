/**
 * Written by scripts/samples/writeV1Client. Do not edit: run "npm run samples:generate".
 *
 * The generator of the 1.x line (@openapi-qraft/cli 1.14.2) is not published in the registry.
 * This file has the shape that it wrote, made from the same OpenAPI document as the 2.x samples.
 */

import type { paths } from "../schema";
import type { ServiceOperationQuery, ServiceOperationMutation } from "@openapi-qraft/react";
export interface MembersService {
    /**
     * @summary Get your profile
     */
    getProfile: ServiceOperationQuery<{
        method: "get";
        url: "/members/me";
        security: ["SessionCookie"];
    }, paths["/members/me"]["get"]["responses"]["200"]["content"]["application/json"], undefined, paths["/members/me"]["get"]["responses"]["401"]["content"]["application/problem+json"]>;
    /**
     * @summary Change your profile
     */
    updateProfile: ServiceOperationMutation<{
        method: "patch";
        url: "/members/me";
        mediaType: "application/json";
        security: ["SessionCookie"];
    }, NonNullable<paths["/members/me"]["patch"]["requestBody"]>["content"]["application/json"], paths["/members/me"]["patch"]["responses"]["200"]["content"]["application/json"], undefined, paths["/members/me"]["patch"]["responses"]["401"]["content"]["application/problem+json"]>;
}
export const membersService: {
    [key in keyof MembersService]: Pick<MembersService[key], "schema">;
} = {
    /**
     * @summary Get your profile
     */
    getProfile: {
        schema: {
            method: "get",
            url: "/members/me",
            security: ["SessionCookie"]
        }
    },
    /**
     * @summary Change your profile
     */
    updateProfile: {
        schema: {
            method: "patch",
            url: "/members/me",
            mediaType: "application/json",
            security: ["SessionCookie"]
        }
    }
};
