import { defineConfig } from '@kubb/core';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { pluginVueQuery } from '@kubb/plugin-vue-query';

const { DOCUMENT, OUTPUT } = process.env;

export default defineConfig({
  root: '.',
  input: { path: DOCUMENT },
  output: { path: OUTPUT, clean: true, format: false, lint: false },
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginVueQuery()],
});
