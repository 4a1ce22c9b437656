/**
 * Written by scripts/samples/writeV1Client. Do not edit: run "npm run samples:generate".
 *
 * The generator of the 1.x line (@openapi-qraft/cli 1.14.2) is not published in the registry.
 * This file has the shape that it wrote, made from the same OpenAPI document as the 2.x samples.
 */

import type { paths } from "../schema";
import type { ServiceOperationQuery, ServiceOperationMutation } from "@openapi-qraft/react";
export interface BooksService {
    /**
     * @summary List books, page by page
     */
    listBooks: ServiceOperationQuery<{
        method: "get";
        url: "/books";
    }, paths["/books"]["get"]["responses"]["200"]["content"]["application/json"], paths["/books"]["get"]["parameters"], paths["/books"]["get"]["responses"]["400"]["content"]["application/problem+json"]>;
    /**
     * @summary Add a book to the catalog
     */
    createBook: ServiceOperationMutation<{
        method: "post";
        url: "/books";
        mediaType: "application/json";
        security: ["StaffKey"];
    }, NonNullable<paths["/books"]["post"]["requestBody"]>["content"]["application/json"], paths["/books"]["post"]["responses"]["201"]["content"]["application/json"], undefined, paths["/books"]["post"]["responses"]["400"]["content"]["application/problem+json"]>;
    /**
     * @summary Find books by a query that is too long for a URL
     * @description Reads only. It is a POST because the query travels in the body.
     */
    searchBooks: ServiceOperationMutation<{
        method: "post";
        url: "/books/search";
        mediaType: "application/json";
    }, NonNullable<paths["/books/search"]["post"]["requestBody"]>["content"]["application/json"], paths["/books/search"]["post"]["responses"]["200"]["content"]["application/json"], paths["/books/search"]["post"]["parameters"], paths["/books/search"]["post"]["responses"]["400"]["content"]["application/problem+json"]>;
    /**
     * @deprecated
     * @summary List the best-selling books
     * @description Use `listBooks` with `tag=bestseller`.
     */
    listBestsellers: ServiceOperationQuery<{
        method: "get";
        url: "/books/bestsellers";
    }, paths["/books/bestsellers"]["get"]["responses"]["200"]["content"]["application/json"], undefined, unknown>;
    /**
     * @summary Get one book
     */
    getBook: ServiceOperationQuery<{
        method: "get";
        url: "/books/{bookId}";
    }, paths["/books/{bookId}"]["get"]["responses"]["200"]["content"]["application/json"], paths["/books/{bookId}"]["get"]["parameters"], paths["/books/{bookId}"]["get"]["responses"]["404"]["content"]["application/problem+json"]>;
    /**
     * @summary Check that a book exists
     */
    checkBook: ServiceOperationMutation<{
        method: "head";
        url: "/books/{bookId}";
    }, undefined, unknown, paths["/books/{bookId}"]["head"]["parameters"], unknown>;
    /**
     * @summary Replace a book
     */
    replaceBook: ServiceOperationMutation<{
        method: "put";
        url: "/books/{bookId}";
        mediaType: "application/json";
        security: ["StaffKey"];
    }, NonNullable<paths["/books/{bookId}"]["put"]["requestBody"]>["content"]["application/json"], paths["/books/{bookId}"]["put"]["responses"]["200"]["content"]["application/json"], paths["/books/{bookId}"]["put"]["parameters"], paths["/books/{bookId}"]["put"]["responses"]["404"]["content"]["application/problem+json"]>;
    /**
     * @summary Change some fields of a book
     */
    updateBook: ServiceOperationMutation<{
        method: "patch";
        url: "/books/{bookId}";
        mediaType: "application/json";
        security: ["StaffKey"];
    }, NonNullable<paths["/books/{bookId}"]["patch"]["requestBody"]>["content"]["application/json"], paths["/books/{bookId}"]["patch"]["responses"]["200"]["content"]["application/json"], paths["/books/{bookId}"]["patch"]["parameters"], paths["/books/{bookId}"]["patch"]["responses"]["400"]["content"]["application/problem+json"] | paths["/books/{bookId}"]["patch"]["responses"]["404"]["content"]["application/problem+json"]>;
    /**
     * @summary Remove a book from the catalog
     */
    deleteBook: ServiceOperationMutation<{
        method: "delete";
        url: "/books/{bookId}";
        security: ["StaffKey"];
    }, undefined, unknown, paths["/books/{bookId}"]["delete"]["parameters"], paths["/books/{bookId}"]["delete"]["responses"]["404"]["content"]["application/problem+json"]>;
    /**
     * @summary Download the cover of a book
     */
    getCover: ServiceOperationQuery<{
        method: "get";
        url: "/books/{bookId}/cover";
    }, paths["/books/{bookId}/cover"]["get"]["responses"]["200"]["content"]["image/png"], paths["/books/{bookId}/cover"]["get"]["parameters"], paths["/books/{bookId}/cover"]["get"]["responses"]["404"]["content"]["application/problem+json"]>;
    /**
     * @summary Upload the cover of a book
     */
    uploadCover: ServiceOperationMutation<{
        method: "post";
        url: "/books/{bookId}/cover";
        mediaType: "multipart/form-data";
        security: ["StaffKey"];
    }, NonNullable<paths["/books/{bookId}/cover"]["post"]["requestBody"]>["content"]["multipart/form-data"], paths["/books/{bookId}/cover"]["post"]["responses"]["201"]["content"]["application/json"], paths["/books/{bookId}/cover"]["post"]["parameters"], paths["/books/{bookId}/cover"]["post"]["responses"]["404"]["content"]["application/problem+json"]>;
    /**
     * @summary Count the copies of a book
     * @description Has no operationId, so the generator makes a name from the method and the path.
     */
    getBooksStock: ServiceOperationQuery<{
        method: "get";
        url: "/books/{bookId}/stock";
    }, paths["/books/{bookId}/stock"]["get"]["responses"]["200"]["content"]["application/json"], paths["/books/{bookId}/stock"]["get"]["parameters"], paths["/books/{bookId}/stock"]["get"]["responses"]["404"]["content"]["application/problem+json"]>;
    /**
     * @summary List the reviews of a book, newest first
     */
    listReviews: ServiceOperationQuery<{
        method: "get";
        url: "/books/{bookId}/reviews";
    }, paths["/books/{bookId}/reviews"]["get"]["responses"]["200"]["content"]["application/json"], paths["/books/{bookId}/reviews"]["get"]["parameters"], paths["/books/{bookId}/reviews"]["get"]["responses"]["404"]["content"]["application/problem+json"]>;
    /**
     * @summary Review a book
     */
    createReview: ServiceOperationMutation<{
        method: "post";
        url: "/books/{bookId}/reviews";
        mediaType: "application/json";
        security: ["MemberToken"];
    }, NonNullable<paths["/books/{bookId}/reviews"]["post"]["requestBody"]>["content"]["application/json"], paths["/books/{bookId}/reviews"]["post"]["responses"]["201"]["content"]["application/json"], paths["/books/{bookId}/reviews"]["post"]["parameters"], paths["/books/{bookId}/reviews"]["post"]["responses"]["400"]["content"]["application/problem+json"] | paths["/books/{bookId}/reviews"]["post"]["responses"]["404"]["content"]["application/problem+json"]>;
}
export const booksService: {
    [key in keyof BooksService]: Pick<BooksService[key], "schema">;
} = {
    /**
     * @summary List books, page by page
     */
    listBooks: {
        schema: {
            method: "get",
            url: "/books"
        }
    },
    /**
     * @summary Add a book to the catalog
     */
    createBook: {
        schema: {
            method: "post",
            url: "/books",
            mediaType: "application/json",
            security: ["StaffKey"]
        }
    },
    /**
     * @summary Find books by a query that is too long for a URL
     * @description Reads only. It is a POST because the query travels in the body.
     */
    searchBooks: {
        schema: {
            method: "post",
            url: "/books/search",
            mediaType: "application/json"
        }
    },
    /**
     * @deprecated
     * @summary List the best-selling books
     * @description Use `listBooks` with `tag=bestseller`.
     */
    listBestsellers: {
        schema: {
            method: "get",
            url: "/books/bestsellers"
        }
    },
    /**
     * @summary Get one book
     */
    getBook: {
        schema: {
            method: "get",
            url: "/books/{bookId}"
        }
    },
    /**
     * @summary Check that a book exists
     */
    checkBook: {
        schema: {
            method: "head",
            url: "/books/{bookId}"
        }
    },
    /**
     * @summary Replace a book
     */
    replaceBook: {
        schema: {
            method: "put",
            url: "/books/{bookId}",
            mediaType: "application/json",
            security: ["StaffKey"]
        }
    },
    /**
     * @summary Change some fields of a book
     */
    updateBook: {
        schema: {
            method: "patch",
            url: "/books/{bookId}",
            mediaType: "application/json",
            security: ["StaffKey"]
        }
    },
    /**
     * @summary Remove a book from the catalog
     */
    deleteBook: {
        schema: {
            method: "delete",
            url: "/books/{bookId}",
            security: ["StaffKey"]
        }
    },
    /**
     * @summary Download the cover of a book
     */
    getCover: {
        schema: {
            method: "get",
            url: "/books/{bookId}/cover"
        }
    },
    /**
     * @summary Upload the cover of a book
     */
    uploadCover: {
        schema: {
            method: "post",
            url: "/books/{bookId}/cover",
            mediaType: "multipart/form-data",
            security: ["StaffKey"]
        }
    },
    /**
     * @summary Count the copies of a book
     * @description Has no operationId, so the generator makes a name from the method and the path.
     */
    getBooksStock: {
        schema: {
            method: "get",
            url: "/books/{bookId}/stock"
        }
    },
    /**
     * @summary List the reviews of a book, newest first
     */
    listReviews: {
        schema: {
            method: "get",
            url: "/books/{bookId}/reviews"
        }
    },
    /**
     * @summary Review a book
     */
    createReview: {
        schema: {
            method: "post",
            url: "/books/{bookId}/reviews",
            mediaType: "application/json",
            security: ["MemberToken"]
        }
    }
};
