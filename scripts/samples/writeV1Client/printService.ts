import type {Operation, Service} from './collectServices';
import {FILE_HEADER} from './fileHeader';
import {isQueryMethod} from './methods';
import {bodyType, dataType, errorType, parametersType} from './operationTypes';

/** Writes the text of `services/<Name>Service.ts`: the interface and the constant with the operation schemas. */
export function printService(service: Service): string {
  const {typeName, variableName, operations} = service;
  const types = [...new Set(operations.map(typeOfOperation))].join(', ');

  return [
    FILE_HEADER,
    'import type { paths } from "../schema";',
    `import type { ${types} } from "@openapi-qraft/react";`,
    `export interface ${typeName} {`,
    ...operations.flatMap(printMember),
    '}',
    `export const ${variableName}: {`,
    `    [key in keyof ${typeName}]: Pick<${typeName}[key], "schema">;`,
    '} = {',
    operations.map((operation) => printSchemaObject(operation).join('\n')).join(',\n'),
    '};',
    '',
  ].join('\n');
}

function typeOfOperation({method}: Operation): string {
  return isQueryMethod(method) ? 'ServiceOperationQuery' : 'ServiceOperationMutation';
}

function printMember(operation: Operation): string[] {
  const types = [dataType(operation), parametersType(operation), errorType(operation)];
  if (!isQueryMethod(operation.method)) types.unshift(bodyType(operation));

  return [
    ...printComment(operation),
    `    ${operation.name}: ${typeOfOperation(operation)}<{`,
    ...printSchema(operation).map((line) => `        ${line};`),
    `    }, ${types.join(', ')}>;`,
  ];
}

function printSchemaObject(operation: Operation): string[] {
  return [
    ...printComment(operation),
    `    ${operation.name}: {`,
    '        schema: {',
    printSchema(operation)
      .map((line) => `            ${line}`)
      .join(',\n'),
    '        }',
    '    }',
  ];
}

/** The fields of the schema. Their text is the same in the type and in the value. */
function printSchema({method, path, mediaType, security}: Operation): string[] {
  return [
    `method: ${JSON.stringify(method)}`,
    `url: ${JSON.stringify(path)}`,
    ...(mediaType ? [`mediaType: ${JSON.stringify(mediaType)}`] : []),
    ...(security ? [`security: [${security.map((name) => JSON.stringify(name)).join(', ')}]`] : []),
  ];
}

function printComment({deprecated, summary, description}: Operation): string[] {
  const lines = [
    ...(deprecated ? ['@deprecated'] : []),
    ...(summary ? [`@summary ${summary}`] : []),
    ...(description ? [`@description ${description}`] : []),
  ].flatMap((text) => text.trim().replaceAll('*/', '*\\/').split('\n'));

  return lines.length ? ['    /**', ...lines.map((line) => `     * ${line}`.trimEnd()), '     */'] : [];
}
