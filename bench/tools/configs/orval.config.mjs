const { DOCUMENT, OUTPUT, PAGE_PARAMETER } = process.env;

export default {
  api: {
    input: DOCUMENT,
    output: {
      target: `${OUTPUT}/api.ts`,
      schemas: `${OUTPUT}/model`,
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      baseUrl: 'https://bookshop.example/v1',
      override: {
        query: { useInfinite: true, useInfiniteQueryParam: PAGE_PARAMETER },
      },
    },
  },
};
