import type {CliOption} from './cliOptions';

/**
 * Options of `@openapi-qraft/cli` 1.14.2, which the npm registry does not have. Source: the command definitions of
 * the CLI and of its two plugins at the tag `@openapi-qraft/cli@1.14.2` of the OpenAPI-Qraft/openapi-qraft repository.
 */
const V1_CLI_OPTIONS: readonly CliOption[] = [
  {long: '--output-dir', short: '-o', value: 'required'},
  {long: '--clean', short: '-rm', value: 'none'},
  {long: '--filter-services', value: 'many'},
  {long: '--operation-predefined-parameters', value: 'many'},
  {long: '--operation-name-modifier', value: 'many'},
  {long: '--postfix-services', value: 'required'},
  {long: '--service-name-base', value: 'required'},
  {long: '--file-header', value: 'required'},
  {long: '--help', short: '-h', value: 'none'},
  // tanstack-query-react
  {long: '--openapi-types-import-path', value: 'required'},
  {long: '--explicit-import-extensions', value: 'none'},
  {long: '--export-openapi-types', value: 'optional'},
  {long: '--operation-generics-import-path', value: 'required'},
  // openapi-typescript
  {long: '--openapi-types-file-name', value: 'required'},
  {long: '--enum', value: 'none'},
  {long: '--enum-values', value: 'none'},
  {long: '--dedupe-enums', value: 'none'},
  {long: '--export-type', short: '-t', value: 'none'},
  {long: '--immutable', value: 'none'},
  {long: '--additional-properties', value: 'none'},
  {long: '--empty-objects-unknown', value: 'none'},
  {long: '--default-non-nullable', value: 'none'},
  {long: '--properties-required-by-default', value: 'none'},
  {long: '--array-length', value: 'none'},
  {long: '--path-params-as-types', value: 'none'},
  {long: '--alphabetize', value: 'none'},
  {long: '--exclude-deprecated', value: 'none'},
  {long: '--no-blob-from-binary', value: 'none'},
  {long: '--explicit-component-exports', value: 'none'},
];

/** Options of versions whose CLI cannot be installed, by sample project. All other versions ask their own CLI. */
export const WRITTEN_DOWN_OPTIONS: Readonly<Record<string, readonly CliOption[]>> = {v1: V1_CLI_OPTIONS};
