const { DOCUMENT, OUTPUT } = process.env;

/** @type {import('@rtk-query/codegen-openapi').ConfigFile} */
export default {
  schemaFile: DOCUMENT,
  apiFile: './emptyApi.ts',
  outputFile: `${OUTPUT}/api.ts`,
  exportName: 'api',
  hooks: true,
  tag: true,
};
