import {PLUGINS, toArguments} from '../generator/toArguments';
import type {GeneratorOptions} from '../shared/types';

export interface OptionField {
  /** Name in redocly.yaml, and on the command line after two dashes. */
  readonly name: string;
  /** `list` has one value per line. */
  readonly kind: 'flag' | 'text' | 'list' | 'choice';
  readonly help: string;
  /** What the generator does without the option. */
  readonly fallback?: string;
  readonly choices?: readonly string[];
}

/** Options of the CLI 2.14.1 with both plugins, without those that concern files and folders of a computer. */
export const OPTION_GROUPS: readonly {readonly title: string; readonly fields: readonly OptionField[]}[] = [
  {
    title: 'Services and operations',
    fields: [
      {
        name: 'service-name-base',
        kind: 'text',
        fallback: 'endpoint[0]',
        help: 'Names services after a part of the path (endpoint[0]) or after tags (tags).',
      },
      {name: 'postfix-services', kind: 'text', fallback: 'Service', help: 'Suffix of service names.'},
      {name: 'filter-services', kind: 'list', help: 'Generates only paths that match these globs: /books/**'},
      {
        name: 'operation-name-modifier',
        kind: 'list',
        help: 'Renames operations: get /books/**:get(.*) ==> load$1',
      },
      {
        name: 'operation-predefined-parameters',
        kind: 'list',
        help: 'Makes parameters optional, because the client sets them: /**:header.x-tenant',
      },
      {name: 'queryable-write-operations', kind: 'flag', help: 'Adds query hooks to POST, PUT, and PATCH.'},
    ],
  },
  {
    title: 'Files and imports',
    fields: [
      {name: 'output-dir', kind: 'text', fallback: 'src/api', help: 'Where the command writes the files.'},
      {
        name: 'create-api-client-fn',
        kind: 'list',
        help: 'Name of the function, then its options: createClient, callbacks:useQuery,useMutation',
      },
      {
        name: 'explicit-import-extensions',
        kind: 'choice',
        choices: ['.js', '.ts'],
        help: 'Adds an extension to imports.',
      },
      {
        name: 'openapi-types-file-name',
        kind: 'text',
        fallback: 'schema.ts',
        help: 'Name of the file with the types of the document.',
      },
      {
        name: 'openapi-types-import-path',
        kind: 'text',
        help: 'Path from which services import the types of the document.',
      },
      {name: 'override-import-type', kind: 'list', help: 'Replaces imported types.'},
      {name: 'file-header', kind: 'text', help: 'First line of every file: /* eslint-disable */'},
    ],
  },
  {
    title: 'Types of the document',
    fields: [
      {name: 'enum', kind: 'flag', help: 'TypeScript enums instead of unions.'},
      {name: 'enum-values', kind: 'flag', help: 'Exports the values of enums as arrays.'},
      {name: 'dedupe-enums', kind: 'flag', help: 'With --enum, writes a single enum for lists with the same values.'},
      {name: 'export-type', kind: 'flag', help: 'Type aliases instead of interfaces.'},
      {name: 'immutable', kind: 'flag', help: 'Readonly types.'},
      {name: 'additional-properties', kind: 'flag', help: 'Objects accept further properties.'},
      {name: 'empty-objects-unknown', kind: 'flag', help: 'Objects without declared properties accept any property.'},
      {name: 'properties-required-by-default', kind: 'flag', help: 'All properties are required.'},
      {name: 'array-length', kind: 'flag', help: 'Tuples for minItems and maxItems.'},
      {name: 'path-params-as-types', kind: 'flag', help: 'Template literal types for paths.'},
      {name: 'alphabetize', kind: 'flag', help: 'Sorts keys.'},
      {name: 'exclude-deprecated', kind: 'flag', help: 'Leaves out deprecated types.'},
      {name: 'no-blob-from-binary', kind: 'flag', help: 'Strings instead of Blob for binary formats.'},
      {name: 'explicit-component-exports', kind: 'flag', help: 'Exports an alias for each component.'},
    ],
  },
];

export const DEFAULT_OUTPUT = 'src/api';

/** The options as the CLI gets them, with the folder that it needs. */
const withOutput = (options: GeneratorOptions): GeneratorOptions => ({
  ...options,
  'output-dir': options['output-dir'] || DEFAULT_OUTPUT,
});

/** The command that writes the same files. */
export function buildCommand(entry: string, options: GeneratorOptions): string {
  const parts = [
    `npx openapi-qraft ${quote(entry)}`,
    PLUGINS.map((plugin) => `--plugin ${plugin}`).join(' '),
    ...groupArguments(toArguments(withOutput(options))),
  ];
  return parts.join(' \\\n  ');
}

/** Each option with its values: `--postfix-services Api`. */
function groupArguments(parameters: readonly string[]): string[] {
  const groups: string[] = [];
  for (const parameter of parameters) {
    if (parameter.startsWith('--')) groups.push(parameter);
    else groups.push(`${groups.pop() ?? ''} ${quote(parameter)}`);
  }
  return groups;
}

const quote = (text: string): string =>
  /^[\w./:@=,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The same options as a `redocly.yaml`, for `npx openapi-qraft --redocly`. */
export function buildRedoclyConfig(entry: string, options: GeneratorOptions): string {
  const lines = Object.entries(withOutput(options)).flatMap(([name, value]) => {
    if (value === false || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    if (typeof value === 'boolean' || typeof value === 'string') return [`      ${name}: ${scalar(value)}`];
    return [`      ${name}:`, ...value.map((item) => `        - ${scalar(item)}`)];
  });
  return `apis:
  main:
    root: ${scalar(entry)}
    x-openapi-qraft:
      plugin:
${PLUGINS.map((plugin) => `        ${plugin}: true\n`).join('')}${lines.join('\n')}
`;
}

/** JSON strings are YAML strings. */
const scalar = (value: string | boolean): string =>
  typeof value === 'boolean' || /^[A-Za-z./][\w./-]*$/.test(value) ? String(value) : JSON.stringify(value);
