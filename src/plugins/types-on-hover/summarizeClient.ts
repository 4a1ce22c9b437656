import ts from 'typescript';

/** What every operation of a generated client has beside its methods. */
const OPERATION_DATA = ['schema', 'types'];

/**
 * Describes an API client, one of its services, or one of its operations by what is in it: printed in full, these types
 * have thousands of characters. Returns undefined for every other type.
 */
export function summarizeClient(checker: ts.TypeChecker, type: ts.Type, node: ts.Node): string | undefined {
  if (isOperation(checker, type, node)) return summarizeOperation(type);
  const parts = propertiesOf(checker, type, node);
  if (parts.length === 0) return undefined;
  const names = list(parts.map(({name}) => name));
  if (parts.every((part) => isOperation(checker, part.type, node))) {
    return `Service with ${count(parts.length, 'operation')}: ${names}`;
  }
  const isClient = parts.every((part) => {
    const operations = propertiesOf(checker, part.type, node);
    return operations.length > 0 && operations.every((operation) => isOperation(checker, operation.type, node));
  });
  return isClient ? `API client with ${count(parts.length, 'service')}: ${names}` : undefined;
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
  if (!schema || !isPlainObject(type)) return false;
  const schemaType = checker.getTypeOfSymbolAtLocation(schema, node);
  return ['method', 'url'].every((name) => schemaType.getProperty(name) !== undefined);
}

/** The properties of a plain object; none for any other type. */
function propertiesOf(checker: ts.TypeChecker, type: ts.Type, node: ts.Node): {name: string; type: ts.Type}[] {
  if (!isPlainObject(type) || type.getCallSignatures().length > 0) return [];
  return type
    .getProperties()
    .map((property) => ({name: property.name, type: checker.getTypeOfSymbolAtLocation(property, node)}));
}

/** Strings, arrays, and classes have many properties that need not be looked at. */
function isPlainObject(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 && !type.isClassOrInterface();
}

const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);
const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
