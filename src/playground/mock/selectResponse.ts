import {dereference, isObject, type JsonObject, objectOrEmpty} from '../shared/document';

export interface SelectedResponse {
  status: number;
  response: JsonObject;
}

/** The first successful response of an operation. */
export function selectSuccess(document: JsonObject, operation: JsonObject): SelectedResponse {
  return select(document, operation, isSuccess, 200) ?? {status: 200, response: {}};
}

/** The first error response that an operation declares, otherwise a 500 without a body. */
export function selectFailure(document: JsonObject, operation: JsonObject): SelectedResponse {
  return select(document, operation, isFailure, 500) ?? {status: 500, response: {}};
}

const isSuccess = (code: string) => code.startsWith('2');
const isFailure = (code: string) => code.startsWith('4') || code.startsWith('5');

function select(
  document: JsonObject,
  operation: JsonObject,
  isWanted: (code: string) => boolean,
  statusOfDefault: number,
): SelectedResponse | undefined {
  const responses = objectOrEmpty(operation.responses);
  const codes = Object.keys(responses).filter((code) => /^[1-5](\d\d|XX)$/i.test(code));
  const code = codes.filter(isWanted).sort()[0] ?? findDefault(responses, codes.some(isSuccess), statusOfDefault);
  if (code === undefined) return undefined;
  const response = dereference(document, responses[code]);
  return {status: toStatus(code, statusOfDefault), response: isObject(response) ? response : {}};
}

/** `default` describes the errors when a success is declared beside it, otherwise all responses. */
function findDefault(responses: JsonObject, hasSuccess: boolean, statusOfDefault: number): string | undefined {
  if (!('default' in responses)) return undefined;
  return statusOfDefault >= 400 || !hasSuccess ? 'default' : undefined;
}

/** `404` is itself, `4XX` is 400. */
function toStatus(code: string, statusOfDefault: number): number {
  return code === 'default' ? statusOfDefault : Number(code.toUpperCase().replaceAll('X', '0'));
}
