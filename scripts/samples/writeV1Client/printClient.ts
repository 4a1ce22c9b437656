import type {Service} from './collectServices';
import {FILE_HEADER} from './fileHeader';

/** Writes the text of `services/index.ts`: the type and the constant with all services. */
export function printServicesIndex(services: Service[]): string {
  return [
    FILE_HEADER,
    ...services.flatMap(({typeName, variableName}) => [
      `import type { ${typeName} } from "./${typeName}";`,
      `import { ${variableName} } from "./${typeName}";`,
    ]),
    'export type Services = {',
    ...services.map(({name, typeName}) => `    ${name}: ${typeName};`),
    '};',
    'export const services: {',
    ...services.map(({name, variableName}) => `    ${name}: typeof ${variableName};`),
    '} = {',
    services.map(({name, variableName}) => `    ${name}: ${variableName}`).join(',\n'),
    '};',
    '',
  ].join('\n');
}

/** Writes the text of `create-api-client.ts`. It is the same for every document. */
export function printCreateApiClient(): string {
  return `${FILE_HEADER}
import type { QraftClientOptions } from "@openapi-qraft/react";
import type { Services } from "./services/index";
import * as callbacks from "@openapi-qraft/react/callbacks/index";
import { qraftAPIClient } from "@openapi-qraft/react";
import { services } from "./services/index";
export function createAPIClient(options?: QraftClientOptions): Services {
    return qraftAPIClient<Services, typeof callbacks>(services, callbacks, options);
}
`;
}

/** Writes the text of `index.ts`, the public door of the client. */
export function printIndex(): string {
  return `${FILE_HEADER}
export * from "./schema";
export { services } from "./services/index";
export type { Services } from "./services/index";
export { createAPIClient } from "./create-api-client";
`;
}
