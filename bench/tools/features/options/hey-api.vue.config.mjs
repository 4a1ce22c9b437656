const { DOCUMENT, OUTPUT } = process.env;

export default {
  input: DOCUMENT,
  output: OUTPUT,
  plugins: ['@hey-api/client-fetch', '@tanstack/vue-query'],
};
