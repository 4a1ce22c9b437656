import {isMap, isScalar, isSeq, parseDocument, type Document, type ParsedNode, type Scalar, type YAMLMap} from 'yaml';
import {SampleError} from '../samples/SampleError';

/** Where a name is in a piece of code, as offsets. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export interface Parameter {
  readonly name: string;
  /** `path`, `query`, `header`, or `cookie`. */
  readonly group: string;
  readonly isRequired: boolean;
  readonly places: readonly Place[];
}

export interface Response {
  readonly status: string;
  /** The name of the schema or of the shared response. */
  readonly type?: string;
  readonly places: readonly Place[];
}

/** An operation, and where its names are in the piece of the document. */
export interface Operation {
  readonly id: string;
  readonly idPlace: Place;
  readonly path: string;
  readonly pathPlace: Place;
  /** The first segment of the path, after which the generator names the service. */
  readonly service: string;
  readonly servicePlace: Place;
  readonly method: string;
  readonly methodPlace: Place;
  readonly parameters: readonly Parameter[];
  readonly responses: readonly Response[];
}

/**
 * Reads the only operation in a piece of an OpenAPI document.
 *
 * @param piece YAML that begins with a path
 * @param wholeDocument resolves references to parameters
 */
export function readOperation(piece: string, wholeDocument: string): Operation {
  const path = onlyPair(parseDocument(piece).contents, 'The first block has to be one path of an OpenAPI document.');
  const method = onlyPair(path.value, `The path ${path.key.value} has to have one method in the first block.`);
  const operation = method.value;
  if (!isMap(operation)) throw new SampleError(`${method.key.value} ${path.key.value} is not an operation.`);
  const id = operation.get('operationId', true);
  if (!isScalar(id)) throw new SampleError(`${method.key.value} ${path.key.value} has no "operationId".`);
  const pathPlace = placeOf(path.key, piece);
  const service = path.key.value.split('/')[1] ?? '';
  return {
    id: String(id.value),
    idPlace: placeOf(id, piece),
    path: path.key.value,
    pathPlace,
    service,
    servicePlace: placeWithin(piece, service, pathPlace),
    method: method.key.value,
    methodPlace: placeOf(method.key, piece),
    parameters: readParameters(operation, piece, parseDocument(wholeDocument), pathPlace),
    responses: readResponses(operation, piece),
  };
}

function readParameters(operation: YAMLMap, piece: string, whole: Document, pathPlace: Place): Parameter[] {
  const list = operation.get('parameters', true);
  if (!isSeq(list)) return [];
  return list.items.filter(isMap).map((item) => {
    const reference = item.get('$ref', true);
    const parameter = isScalar(reference) ? whole.getIn(toPath(String(reference.value))) : item;
    if (!isMap(parameter)) throw new SampleError(`The document has no ${isScalar(reference) ? reference.value : ''}.`);
    const name = String(parameter.get('name'));
    const nameNode = item.get('name', true);
    const group = String(parameter.get('in'));
    return {
      name,
      group,
      isRequired: parameter.get('required') === true,
      places: [
        ...(isScalar(nameNode) ? [placeOf(nameNode, piece)] : []),
        ...(isScalar(reference) ? [lastSegment(reference, piece)] : []),
        ...(group === 'path' ? [placeWithin(piece, name, pathPlace)] : []),
      ],
    };
  });
}

function readResponses(operation: YAMLMap, piece: string): Response[] {
  const responses = operation.get('responses', true);
  if (!isMap(responses)) return [];
  return responses.items.flatMap(({key, value}) => {
    if (!isScalar(key) || !isMap(value)) return [];
    const reference = findReference(value);
    return {
      status: String(key.value),
      places: [placeOf(key, piece), ...(reference ? [lastSegment(reference, piece)] : [])],
      ...(reference && {type: toPath(String(reference.value)).at(-1)}),
    };
  });
}

/** The reference of a response, or that of the schema of its first content type. */
function findReference(response: YAMLMap): Scalar | undefined {
  const content = response.get('content', true);
  const first = isMap(content) ? content.items[0]?.value : undefined;
  const schema = isMap(first) ? first.get('schema', true) : response;
  const reference = isMap(schema) ? schema.get('$ref', true) : undefined;
  return isScalar(reference) ? reference : undefined;
}

function onlyPair(map: unknown, message: string): {key: Scalar<string>; value: ParsedNode | null} {
  const [pair, ...others] = isMap<Scalar<string>, ParsedNode>(map) ? map.items : [];
  if (!pair || others.length > 0) throw new SampleError(message);
  return {key: pair.key, value: pair.value};
}

/** `['components', 'schemas', 'Book']` for `#/components/schemas/Book`. */
const toPath = (reference: string): string[] => reference.split('/').slice(1);

function lastSegment(reference: Scalar, piece: string): Place {
  const place = placeOf(reference, piece);
  const name = toPath(String(reference.value)).at(-1) ?? '';
  return {start: place.end - name.length, end: place.end};
}

/** The place of a value without its quotes. */
function placeOf({range, value}: Scalar, piece: string): Place {
  const [start = 0, end = piece.length] = range ?? [];
  return placeWithin(piece, String(value), {start, end});
}

export function placeWithin(text: string, name: string, {start, end}: Place): Place {
  const found = text.slice(start, end).indexOf(name);
  if (found < 0) throw new SampleError(`"${name}" is not in "${text.slice(start, end)}".`);
  return {start: start + found, end: start + found + name.length};
}
