const { DOCUMENT, OUTPUT } = process.env;

/** @type {import('@rtk-query/codegen-openapi').ConfigFile} */
export default {
  schemaFile: DOCUMENT,
  apiFile: '../../configs/emptyApi.ts',
  outputFile: `${OUTPUT}/api.ts`,
  tag: true,
};
