import ts from 'typescript';

/** What every operation of a generated client has beside its methods. */
const OPERATION_DATA = ['schema', 'types'];

/**
 * Describes an API client, one of its services, or one of its operations by what is in it: printed in full, these types
 * have thousands of characters. Returns undefined for every other type.
 */
export function summarizeClient(checker: ts.TypeChecker, type: ts.Type, node: ts.Node): string | undefined {
  if (isOperation(checker, type, node)) return summarizeOperation(type);
  if (isService(checker, type, node)) return `Service with ${listProperties(type, 'operation')}`;
  const isClient = hasOnly(checker, type, node, (part) => isService(checker, part, node));
  return isClient ? `API client with ${listProperties(type, 'service')}` : undefined;
}

function summarizeOperation(type: ts.Type): string {
  const methods = type
    .getProperties()
    .map(({name}) => name)
    // Names in the compiler's form are symbols.
    .filter((name) => !OPERATION_DATA.includes(name) && !name.startsWith('__@'));
  const call = type.getCallSignatures().length > 0 ? 'Operation that you can call' : 'Operation';
  return methods.length === 0 ? call : `${call}, with ${count(methods.length, 'method')}: ${list(methods)}`;
}

function isOperation(checker: ts.TypeChecker, type: ts.Type, node: ts.Node): boolean {
  const schema = type.getProperty('schema');
  if (!schema || !isObject(type)) return false;
  const schemaType = checker.getTypeOfSymbolAtLocation(schema, node);
  return ['method', 'url'].every((name) => schemaType.getProperty(name) !== undefined);
}

function isService(checker: ts.TypeChecker, type: ts.Type, node: ts.Node): boolean {
  return hasOnly(checker, type, node, (part) => isOperation(checker, part, node));
}

/** Whether a plain object has properties, all of the same kind. Most types fail at the first one. */
function hasOnly(checker: ts.TypeChecker, type: ts.Type, node: ts.Node, isKind: (part: ts.Type) => boolean): boolean {
  if (!isObject(type) || type.getCallSignatures().length > 0) return false;
  const properties = type.getProperties();
  return (
    properties.length > 0 && properties.every((property) => isKind(checker.getTypeOfSymbolAtLocation(property, node)))
  );
}

function isObject(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
}

/** `2 services: books and orders`. */
function listProperties(type: ts.Type, what: string): string {
  const names = type.getProperties().map(({name}) => name);
  return `${count(names.length, what)}: ${list(names)}`;
}

const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);
const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
