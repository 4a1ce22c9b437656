/**
 * Written by scripts/samples/writeV1Client. Do not edit: run "npm run samples:generate".
 *
 * The generator of the 1.x line (@openapi-qraft/cli 1.14.2) is not published in the registry.
 * This file has the shape that it wrote, made from the same OpenAPI document as the 2.x samples.
 */

import type { BooksService } from "./BooksService";
import { booksService } from "./BooksService";
import type { AuthorsService } from "./AuthorsService";
import { authorsService } from "./AuthorsService";
import type { OrdersService } from "./OrdersService";
import { ordersService } from "./OrdersService";
import type { MembersService } from "./MembersService";
import { membersService } from "./MembersService";
import type { AuthService } from "./AuthService";
import { authService } from "./AuthService";
import type { StatusService } from "./StatusService";
import { statusService } from "./StatusService";
export type Services = {
    books: BooksService;
    authors: AuthorsService;
    orders: OrdersService;
    members: MembersService;
    auth: AuthService;
    status: StatusService;
};
export const services: {
    books: typeof booksService;
    authors: typeof authorsService;
    orders: typeof ordersService;
    members: typeof membersService;
    auth: typeof authService;
    status: typeof statusService;
} = {
    books: booksService,
    authors: authorsService,
    orders: ordersService,
    members: membersService,
    auth: authService,
    status: statusService
};
