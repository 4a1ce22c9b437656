import {isReference, type OpenApiDocument, type OperationObject} from './document';
import {isMethod} from './methods';

/**
 * Returns a copy of the document in which `$ref` responses and request bodies of operations are replaced by what they
 * point to.
 *
 * The 1.x generator did not follow these references: a `$ref` response was typed `unknown`. Projects on 1.x inline them
 * first, and so do the samples. References inside schemas stay as they are, because `schema.ts` resolves them.
 */
export function inlineReferences(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);

  for (const pathItem of Object.values(copy.paths)) {
    for (const [key, value] of Object.entries(pathItem)) {
      if (!isMethod(key)) continue;
      // The values of method keys are operations by the OpenAPI specification.
      const operation = value as OperationObject;
      if (operation.requestBody) operation.requestBody = follow(document, operation.requestBody);
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        operation.responses![status] = follow(document, response);
      }
    }
  }
  return copy;
}

function follow<T extends object>(document: OpenApiDocument, entry: T): T {
  if (!isReference(entry)) return entry;

  const match = /^#\/components\/([^/]+)\/([^/]+)$/.exec(entry.$ref);
  const target = match && document.components?.[match[1]!]?.[match[2]!];
  if (typeof target !== 'object' || target === null) {
    throw new Error(`"${entry.$ref}" is not in the document. Add it under "components", or correct the $ref.`);
  }
  return target as T;
}
