import ts from 'typescript';
import type {Method, OpenApiDocument, Operation, OperationParameter, Problem, SourceFile} from '../shared/types';
import {dereference, isObject, type JsonObject, objectOrEmpty} from '../shared/document';
import {findExample, sampleSchema} from '../shared/sampleValue';

const SERVICES = 'services/';
const END_OF_INTERFACE = '\n}\n';
const INDEX = `${SERVICES}index.ts`;

/** The operations of a generated client, by their real names: read from the files, completed from the document. */
export function readClient(files: readonly SourceFile[], document: OpenApiDocument): Operation[] {
  const index = files.find(({path}) => path === INDEX);
  if (!index) return [];
  const source = parse(index.path, index.text);
  const fileOfVariable = readImports(source);
  return readProperties(findObject(source, 'services')).flatMap(([service, variable]) => {
    const file = files.find(({path}) => path === `${SERVICES}${fileOfVariable.get(variable) ?? ''}.ts`);
    return file ? readService(file, service, variable, document) : [];
  });
}

/** Is put before a reserved word, which would otherwise not be parsed as a name. */
const RESERVED = 'reserved$';
/** A constant of an operation, or its name in the list of the service. */
const CONSTANT = /^(export const | {4})(\w+)( = \{|,?)$/gm;

function parse(path: string, text: string): ts.SourceFile {
  const readable = text.replace(CONSTANT, (line, before: string, name: string, after: string) =>
    isReserved(name) ? before + RESERVED + name + after : line,
  );
  return ts.createSourceFile(path, readable, ts.ScriptTarget.Latest);
}

/** Variable name to file name without extension, of `import {booksService} from './BooksService'`. */
function readImports(source: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    // With --explicit-import-extensions, the path ends in ".js" or ".ts".
    const file = statement.moduleSpecifier.text.replace(/^\.\//, '').replace(/\.[jt]s$/, '');
    for (const {name} of bindings.elements) found.set(name.text, file);
  }
  return found;
}

/**
 * The object that an exported constant has as its value, without `as`.
 *
 * @param skip how many constants of this name come before: operations with colliding names have one each
 */
function findObject(source: ts.SourceFile, name: string, skip = 0): ts.ObjectLiteralExpression | undefined {
  let skipped = 0;
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const declaration = statement.declarationList.declarations.find(
      (each) => ts.isIdentifier(each.name) && each.name.text === name,
    );
    if (!declaration || skipped++ < skip) continue;
    let value = declaration.initializer;
    while (value && ts.isAsExpression(value)) value = value.expression;
    if (value && ts.isObjectLiteralExpression(value)) return value;
  }
  return undefined;
}

/** `{books: booksService, status}` as `[['books', 'booksService'], ['status', 'status']]`. */
function readProperties(object: ts.ObjectLiteralExpression | undefined): [name: string, variable: string][] {
  return (object?.properties ?? []).flatMap((property): [string, string][] => {
    if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, property.name.text]];
    if (!ts.isPropertyAssignment(property) || !ts.isIdentifier(property.initializer)) return [];
    return [[readName(property.name), property.initializer.text]];
  });
}

const readName = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : '';

function readService(
  {path, text}: SourceFile,
  service: string,
  variable: string,
  document: OpenApiDocument,
): Operation[] {
  // The interface of the service comes first, then its constants.
  const end = text.indexOf(END_OF_INTERFACE) + END_OF_INTERFACE.length;
  const calls = readCalls(text.slice(0, end));
  const source = parse(path, text.slice(end));
  const seen = new Map<string, number>();
  return readProperties(findObject(source, variable)).flatMap(([property, constant]) => {
    const name = property.replace(RESERVED, '');
    const earlier = seen.get(constant) ?? 0;
    seen.set(constant, earlier + 1);
    const schema = readSchema(findObject(source, constant, earlier));
    if (!schema) return [];
    return [buildOperation({service, name, calls: calls.get(name) ?? [], ...schema}, document)];
  });
}

/** The line of an operation in the interface of a service, and that of a method: `        useQuery<TData = …`. */
const INTERFACE_LINE = /^(?: {4}["']?([\w$]+)["']?: \{| {8}([\w$]+)[<(].*)$/gm;

/**
 * Names of the methods by operation, from the interface of the service. It is by far the largest part of a client, so it
 * is read by line: parsing it takes as long as generating it.
 */
function readCalls(declaration: string): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  let current = new Set<string>();
  for (const [, operation, method] of declaration.matchAll(INTERFACE_LINE)) {
    if (operation !== undefined) found.set(operation, (current = new Set()));
    else if (method !== undefined) current.add(method);
  }
  return new Map([...found].map(([name, methods]) => [name, [...methods]]));
}

interface GeneratedSchema {
  readonly method: Method;
  readonly path: string;
  readonly mediaTypes: readonly string[];
}

function readSchema(constant: ts.ObjectLiteralExpression | undefined): GeneratedSchema | undefined {
  const schema = findProperty(constant, 'schema');
  if (!schema || !ts.isObjectLiteralExpression(schema)) return undefined;
  const method = findProperty(schema, 'method');
  const url = findProperty(schema, 'url');
  const mediaType = findProperty(schema, 'mediaType');
  if (!method || !ts.isStringLiteral(method) || !url || !ts.isStringLiteral(url)) return undefined;
  const mediaTypes =
    mediaType && ts.isArrayLiteralExpression(mediaType)
      ? mediaType.elements.filter(ts.isStringLiteral).map(({text}) => text)
      : [];
  return {method: method.text as Method, path: url.text, mediaTypes}; // written by the generator
}

function findProperty(object: ts.ObjectLiteralExpression | undefined, name: string): ts.Expression | undefined {
  const property = object?.properties.find(
    (each): each is ts.PropertyAssignment => ts.isPropertyAssignment(each) && readName(each.name) === name,
  );
  return property?.initializer;
}

function buildOperation(
  generated: GeneratedSchema & Pick<Operation, 'service' | 'name' | 'calls'>,
  document: OpenApiDocument,
): Operation {
  const item = objectOrEmpty(dereference(document, document.paths[generated.path]));
  const operation = objectOrEmpty(item[generated.method]);
  const {operationId, summary, requestBody} = operation;
  const body = dereference(document, requestBody);
  return {
    ...generated,
    ...(typeof operationId === 'string' && {operationId}),
    kind: generated.calls.includes('useQuery') ? 'query' : 'mutation',
    ...(typeof summary === 'string' && {summary}),
    isDeprecated: operation.deprecated === true,
    parameters: readParameters(
      document,
      ...(operation.parameters === undefined ? [] : [item.parameters, operation.parameters]),
    ),
    ...(isObject(body) && {body: {isRequired: body.required === true, example: sampleRequest(document, body)}}),
  };
}

/** Parameters of an operation replace those of its path, which the generator leaves out if the operation has none. */
function readParameters(document: OpenApiDocument, ...lists: readonly unknown[]): OperationParameter[] {
  const found = new Map<string, OperationParameter>();
  for (const each of lists.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))) {
    const parameter = objectOrEmpty(dereference(document, each));
    const {in: place, name, description} = parameter;
    if (typeof name !== 'string' || (place !== 'path' && place !== 'query' && place !== 'header')) continue;
    const schema = objectOrEmpty(dereference(document, parameter.schema));
    found.set(`${place} ${name}`, {
      in: place,
      name,
      isRequired: parameter.required === true || place === 'path',
      type: typeof schema.type === 'string' ? schema.type : 'string',
      example:
        parameter.example ?? findExample(document, parameter) ?? sampleSchema(document, parameter.schema, 'request'),
      ...(typeof description === 'string' && {description}),
    });
  }
  return [...found.values()];
}

function sampleRequest(document: OpenApiDocument, body: JsonObject): unknown {
  const [content] = Object.values(objectOrEmpty(body.content));
  const {example, schema} = objectOrEmpty(content);
  return example ?? findExample(document, objectOrEmpty(content)) ?? sampleSchema(document, schema, 'request');
}

/** Names that collide or that TypeScript reserves: the generated files do not compile. */
export function listNotices(operations: readonly Operation[]): Problem[] {
  const notices: Problem[] = [];
  const first = new Map<string, Operation>();
  for (const operation of operations) {
    const {service, name, method, path} = operation;
    const key = `${service}.${name}`;
    const other = first.get(key);
    if (other) {
      notices.push({
        message:
          `${place(other)} and ${place(operation)} are both named "${key}", so the generated file does not compile. ` +
          'Give one of them another operationId: --operation-name-modifier renames both.',
        operation: name,
      });
    } else first.set(key, operation);
    if (isReserved(name)) {
      notices.push({
        message:
          `${place(operation)} is named "${name}", a reserved word of TypeScript, so the generated file does not compile. ` +
          `Rename it with the option --operation-name-modifier '${method} ${path}:${name} ==> ${name}Operation'.`,
        operation: name,
      });
    }
  }
  const unnamed = operations.filter(({operationId}) => operationId === undefined);
  if (unnamed.length > 0) {
    const names = unnamed.slice(0, 3).map(({name}) => name);
    notices.push({
      message:
        unnamed.length === 1
          ? `${place(unnamed[0]!)} has no operationId. The generator named it "${names.join()}", after its method and path. ` +
            'Add an operationId to choose the name.'
          : `${unnamed.length} of ${operations.length} operations have no operationId. The generator named them after ` +
            `their method and path, such as ${names.join(', ')}. Add an operationId to choose the name.`,
    });
  }
  return notices;
}

const place = ({method, path}: Operation): string => `${method.toUpperCase()} ${path}`;

/** Whether a name cannot be that of a constant. */
function isReserved(name: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, name);
  const kind = scanner.scan();
  return kind >= ts.SyntaxKind.FirstReservedWord && kind <= ts.SyntaxKind.LastReservedWord;
}
