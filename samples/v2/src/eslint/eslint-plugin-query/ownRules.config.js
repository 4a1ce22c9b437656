import qraftQuery from '@openapi-qraft/eslint-plugin-query';

export default [
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { '@openapi-qraft/query': qraftQuery },
    rules: {
      '@openapi-qraft/query/no-rest-destructuring': 'error',
      '@openapi-qraft/query/no-unstable-deps': 'error',
    },
  },
];
