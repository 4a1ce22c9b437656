/**
 * Written by scripts/samples/writeV1Client. Do not edit: run "npm run samples:generate".
 *
 * The generator of the 1.x line (@openapi-qraft/cli 1.14.2) is not published in the registry.
 * This file has the shape that it wrote, made from the same OpenAPI document as the 2.x samples.
 */

import type { paths } from "../schema";
import type { ServiceOperationQuery } from "@openapi-qraft/react";
export interface AuthorsService {
    /**
     * @summary List authors
     */
    listAuthors: ServiceOperationQuery<{
        method: "get";
        url: "/authors";
    }, paths["/authors"]["get"]["responses"]["200"]["content"]["application/json"], paths["/authors"]["get"]["parameters"], unknown>;
    /**
     * @summary Get one author
     */
    getAuthor: ServiceOperationQuery<{
        method: "get";
        url: "/authors/{authorId}";
    }, paths["/authors/{authorId}"]["get"]["responses"]["200"]["content"]["application/json"], paths["/authors/{authorId}"]["get"]["parameters"], paths["/authors/{authorId}"]["get"]["responses"]["404"]["content"]["application/problem+json"]>;
}
export const authorsService: {
    [key in keyof AuthorsService]: Pick<AuthorsService[key], "schema">;
} = {
    /**
     * @summary List authors
     */
    listAuthors: {
        schema: {
            method: "get",
            url: "/authors"
        }
    },
    /**
     * @summary Get one author
     */
    getAuthor: {
        schema: {
            method: "get",
            url: "/authors/{authorId}"
        }
    }
};
