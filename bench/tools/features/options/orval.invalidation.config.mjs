const { DOCUMENT, OUTPUT } = process.env;

export default {
  api: {
    input: DOCUMENT,
    output: {
      target: `${OUTPUT}/api.ts`,
      client: 'react-query',
      override: {
        query: {
          mutationInvalidates: [
            { onMutations: ['updateBook'], invalidates: ['listBooks'] },
          ],
        },
      },
    },
  },
};
