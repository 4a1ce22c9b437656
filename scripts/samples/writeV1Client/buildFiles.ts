import {collectServices} from './collectServices';
import type {OpenApiDocument} from './document';
import {inlineReferences} from './inlineReferences';
import {printCreateApiClient, printIndex, printServicesIndex} from './printClient';
import {printService} from './printService';

/**
 * Builds the files of a 1.x client, without `schema.ts`.
 *
 * @returns file text by path relative to the output folder, e.g. `services/BooksService.ts`
 */
export function buildFiles(document: OpenApiDocument): Map<string, string> {
  const services = collectServices(inlineReferences(document));

  return new Map([
    ['index.ts', printIndex()],
    ['create-api-client.ts', printCreateApiClient()],
    ['services/index.ts', printServicesIndex(services)],
    ...services.map((service): [string, string] => [`services/${service.typeName}.ts`, printService(service)]),
  ]);
}
