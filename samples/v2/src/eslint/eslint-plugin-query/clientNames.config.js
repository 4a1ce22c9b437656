import qraftQuery from '@openapi-qraft/eslint-plugin-query';

const clientNames = { clientNamePattern: '/^(bookshop|warehouse)$/' };

export default [
  ...qraftQuery.configs['flat/recommended'],
  {
    rules: {
      '@openapi-qraft/query/no-rest-destructuring': ['warn', clientNames],
      '@openapi-qraft/query/no-unstable-deps': ['error', clientNames],
    },
  },
];
