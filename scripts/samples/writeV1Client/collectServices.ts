import {isReference, type OpenApiDocument, type OperationObject, type RequestBody, type Response} from './document';
import {isMethod, type Method} from './methods';
import {nameOperation, nameService, uncapitalize} from './names';
import {pickMediaType} from './pickMediaType';

/** A response with content: its status (`'200'`, `'default'`) and the media type that is used of it. */
export interface TypedResponse {
  status: string;
  mediaType: string;
}

/** One operation, with everything that is written about it. */
export interface Operation {
  name: string;
  method: Method;
  path: string;
  /** Media type of the request body, when there is a body. */
  mediaType?: string;
  /** Names of the security schemes in the order of the document, when the operation has `security` of its own. */
  security?: string[];
  hasParameters: boolean;
  successes: TypedResponse[];
  errors: TypedResponse[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
}

/** One service: `name` is its key in the client, the others are the names in its file. */
export interface Service {
  name: string;
  typeName: string;
  variableName: string;
  operations: Operation[];
}

/** Groups the operations of a document by the first segment of their path, in the order of the document. */
export function collectServices(document: OpenApiDocument): Service[] {
  const services = new Map<string, Service>();

  for (const [path, pathItem] of Object.entries(document.paths)) {
    for (const [key, value] of Object.entries(pathItem)) {
      if (!isMethod(key)) continue;
      const name = nameService(path);
      const service = services.get(name) ?? {
        name: uncapitalize(name),
        typeName: `${name}Service`,
        variableName: `${uncapitalize(name)}Service`,
        operations: [],
      };
      services.set(name, service);
      // The values of method keys are operations by the OpenAPI specification.
      service.operations.push(readOperation(key, path, value as OperationObject));
    }
  }

  const all = [...services.values()];
  all.forEach(assertUniqueNames);
  return all;
}

function readOperation(method: Method, path: string, operation: OperationObject): Operation {
  const responses = Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
    readResponse(status, response),
  );
  return {
    name: nameOperation(method, path, operation.operationId),
    method,
    path,
    mediaType: readBodyMediaType(operation.requestBody),
    security: operation.security?.flatMap((requirement) => Object.keys(requirement)),
    hasParameters: (operation.parameters ?? []).length > 0,
    successes: responses.filter(({status}) => !isErrorStatus(status)),
    errors: responses.filter(({status}) => isErrorStatus(status)),
    summary: operation.summary,
    description: operation.description,
    deprecated: operation.deprecated,
  };
}

/** A `$ref` gives nothing: 1.x did not follow it. See `inlineReferences`. */
function readResponse(status: string, response: Response | {$ref: string}): TypedResponse[] {
  if (isReference(response)) return [];
  const mediaType = pickMediaType(response.content);
  return mediaType ? [{status, mediaType}] : [];
}

function readBodyMediaType(body: RequestBody | {$ref: string} | undefined): string | undefined {
  return body && !isReference(body) ? pickMediaType(body.content) : undefined;
}

function isErrorStatus(status: string): boolean {
  return status === 'default' || Number.parseInt(status, 10) >= 400;
}

function assertUniqueNames(service: Service): void {
  const seen = new Map<string, Operation>();
  for (const operation of service.operations) {
    const twin = seen.get(operation.name);
    if (twin) {
      throw new Error(
        `${service.typeName} would have two operations called "${operation.name}": ${describe(twin)} and ` +
          `${describe(operation)}. Give one of them another operationId in the document.`,
      );
    }
    seen.set(operation.name, operation);
  }
}

function describe({method, path}: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}
