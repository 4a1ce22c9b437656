import type {Operation, TypedResponse} from './collectServices';

/** Type of the data of an operation: the union of its successful responses with content, else `unknown`. */
export function dataType(operation: Operation): string {
  return responsesType(operation, operation.successes);
}

/** Type of the error of an operation: the union of its responses from 400 on and `default`, else `unknown`. */
export function errorType(operation: Operation): string {
  return responsesType(operation, operation.errors);
}

/** Type of the request body, or `undefined` for an operation without one. */
export function bodyType(operation: Operation): string {
  if (!operation.mediaType) return 'undefined';
  return `NonNullable<${operationType(operation)}["requestBody"]>["content"][${JSON.stringify(operation.mediaType)}]`;
}

/** Type of the parameters, or `undefined` for an operation that declares none. */
export function parametersType(operation: Operation): string {
  return operation.hasParameters ? `${operationType(operation)}["parameters"]` : 'undefined';
}

function responsesType(operation: Operation, responses: TypedResponse[]): string {
  if (responses.length === 0) return 'unknown';
  return responses
    .map(({status, mediaType}) => {
      const response = `${operationType(operation)}["responses"][${JSON.stringify(status)}]`;
      return `${response}["content"][${JSON.stringify(mediaType)}]`;
    })
    .join(' | ');
}

function operationType({path, method}: Operation): string {
  return `paths[${JSON.stringify(path)}][${JSON.stringify(method)}]`;
}
