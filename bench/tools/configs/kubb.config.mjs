import { defineConfig } from '@kubb/core';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginReactQuery } from '@kubb/plugin-react-query';
import { pluginTs } from '@kubb/plugin-ts';

const { DOCUMENT, OUTPUT, PAGE_PARAMETER, NEXT_PAGE } = process.env;
const pages = NEXT_PAGE
  ? { nextParam: NEXT_PAGE, initialPageParam: '' }
  : {};

export default defineConfig({
  root: '.',
  input: { path: DOCUMENT },
  output: { path: OUTPUT, clean: true, format: false, lint: false },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs(),
    pluginReactQuery({
      client: { client: 'fetch', bundle: true },
      infinite: { queryParam: PAGE_PARAMETER, ...pages },
      suspense: false,
    }),
  ],
});
