import qraftQuery from '@openapi-qraft/eslint-plugin-query';

export default [...qraftQuery.configs['flat/recommended']];
