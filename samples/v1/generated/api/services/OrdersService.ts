/**
 * Written by scripts/samples/writeV1Client. Do not edit: run "npm run samples:generate".
 *
 * The generator of the 1.x line (@openapi-qraft/cli 1.14.2) is not published in the registry.
 * This file has the shape that it wrote, made from the same OpenAPI document as the 2.x samples.
 */

import type { paths } from "../schema";
import type { ServiceOperationQuery, ServiceOperationMutation } from "@openapi-qraft/react";
export interface OrdersService {
    /**
     * @summary List your orders
     */
    listOrders: ServiceOperationQuery<{
        method: "get";
        url: "/orders";
        security: ["MemberToken", "SessionCookie"];
    }, paths["/orders"]["get"]["responses"]["200"]["content"]["application/json"], paths["/orders"]["get"]["parameters"], paths["/orders"]["get"]["responses"]["401"]["content"]["application/problem+json"]>;
    /**
     * @summary Order books
     */
    placeOrder: ServiceOperationMutation<{
        method: "post";
        url: "/orders";
        mediaType: "application/json";
        security: ["MemberToken"];
    }, NonNullable<paths["/orders"]["post"]["requestBody"]>["content"]["application/json"], paths["/orders"]["post"]["responses"]["201"]["content"]["application/json"], paths["/orders"]["post"]["parameters"], paths["/orders"]["post"]["responses"]["400"]["content"]["application/problem+json"] | paths["/orders"]["post"]["responses"]["401"]["content"]["application/problem+json"]>;
    /**
     * @summary Export the orders of a shop
     */
    exportOrders: ServiceOperationQuery<{
        method: "get";
        url: "/orders/export";
        security: ["ReportKey"];
    }, paths["/orders/export"]["get"]["responses"]["200"]["content"]["application/json"], paths["/orders/export"]["get"]["parameters"], paths["/orders/export"]["get"]["responses"]["401"]["content"]["application/problem+json"]>;
    /**
     * @summary Get one order
     */
    getOrder: ServiceOperationQuery<{
        method: "get";
        url: "/orders/{orderId}";
        security: ["MemberToken", "SessionCookie"];
    }, paths["/orders/{orderId}"]["get"]["responses"]["200"]["content"]["application/json"], paths["/orders/{orderId}"]["get"]["parameters"], paths["/orders/{orderId}"]["get"]["responses"]["401"]["content"]["application/problem+json"] | paths["/orders/{orderId}"]["get"]["responses"]["404"]["content"]["application/problem+json"]>;
    /**
     * @summary Cancel an order
     */
    cancelOrder: ServiceOperationMutation<{
        method: "delete";
        url: "/orders/{orderId}";
        security: ["MemberToken"];
    }, undefined, unknown, paths["/orders/{orderId}"]["delete"]["parameters"], paths["/orders/{orderId}"]["delete"]["responses"]["401"]["content"]["application/problem+json"] | paths["/orders/{orderId}"]["delete"]["responses"]["404"]["content"]["application/problem+json"]>;
}
export const ordersService: {
    [key in keyof OrdersService]: Pick<OrdersService[key], "schema">;
} = {
    /**
     * @summary List your orders
     */
    listOrders: {
        schema: {
            method: "get",
            url: "/orders",
            security: ["MemberToken", "SessionCookie"]
        }
    },
    /**
     * @summary Order books
     */
    placeOrder: {
        schema: {
            method: "post",
            url: "/orders",
            mediaType: "application/json",
            security: ["MemberToken"]
        }
    },
    /**
     * @summary Export the orders of a shop
     */
    exportOrders: {
        schema: {
            method: "get",
            url: "/orders/export",
            security: ["ReportKey"]
        }
    },
    /**
     * @summary Get one order
     */
    getOrder: {
        schema: {
            method: "get",
            url: "/orders/{orderId}",
            security: ["MemberToken", "SessionCookie"]
        }
    },
    /**
     * @summary Cancel an order
     */
    cancelOrder: {
        schema: {
            method: "delete",
            url: "/orders/{orderId}",
            security: ["MemberToken"]
        }
    }
};
