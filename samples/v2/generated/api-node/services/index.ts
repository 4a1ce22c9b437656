/* eslint-disable */
import type { StatusService } from "./StatusService.js";
import { statusService } from "./StatusService.js";
export type Services = {
    status: StatusService;
};
export const services: {
    status: typeof statusService;
} = {
    status: statusService
};
