/* eslint-disable */
export interface paths {
    "/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask whether the API is up */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        Genre: "fiction" | "poetry" | "science" | "travel";
        Book: {
            id: number;
            title: string;
            authorId: string;
            genre: components["schemas"]["Genre"];
            /** @description In cents. */
            price: number;
            /** @description Copies in all shops. */
            stock: number;
            tags: string[];
            /** Format: date */
            publishedAt?: string;
        };
        NewBook: {
            title: string;
            authorId: string;
            genre: components["schemas"]["Genre"];
            price: number;
            stock?: number;
            tags?: string[];
        };
        BookChanges: {
            title?: string;
            price?: number;
            stock?: number;
        };
        BookSearch: {
            text: string;
            genres?: components["schemas"]["Genre"][];
        };
        BookPage: {
            items: components["schemas"]["Book"][];
            page: number;
            pageSize: number;
            /** @description Books on all pages. */
            total: number;
        };
        Cover: {
            bookId: number;
            url: string;
            altText?: string;
        };
        Stock: {
            bookId: number;
            /** @description Copies by shop id. */
            copies: {
                [key: string]: number;
            };
        };
        Review: {
            id: string;
            bookId: number;
            rating: number;
            text: string;
        };
        NewReview: {
            rating: number;
            text: string;
        };
        ReviewList: {
            items: components["schemas"]["Review"][];
            /** @description Is null when there is nothing more. */
            nextCursor: string | null;
        };
        Author: {
            id: string;
            name: string;
            country?: string;
        };
        /** @enum {string} */
        OrderStatus: "placed" | "shipped" | "delivered" | "canceled";
        OrderLine: {
            bookId: number;
            quantity: number;
        };
        Order: {
            id: string;
            storeId: string;
            status: components["schemas"]["OrderStatus"];
            lines: components["schemas"]["OrderLine"][];
            /** @description In cents. */
            total: number;
            /** Format: date-time */
            placedAt: string;
        };
        NewOrder: {
            lines: components["schemas"]["OrderLine"][];
        };
        Member: {
            id: string;
            name: string;
            email: string;
            favoriteStoreId?: string;
        };
        MemberChanges: {
            name?: string;
            favoriteStoreId?: string;
        };
        Token: {
            accessToken: string;
            refreshToken: string;
            /** @description In seconds. */
            expiresIn: number;
        };
        Status: {
            /** @enum {string} */
            status: "ok" | "degraded";
            version: string;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail?: string;
        };
    };
    responses: {
        /** @description Something in the request is wrong. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credentials are missing or wrong. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        BookId: number;
        OrderId: string;
        /** @description Counts from 1. */
        Page: number;
        PageSize: number;
        /** @description The shop that the order belongs to. */
        StoreId: string;
        /** @description The language of titles, as in `en` or `pt`. */
        AcceptLanguage: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the API. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
}
