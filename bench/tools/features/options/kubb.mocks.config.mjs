import { defineConfig } from '@kubb/core';
import { pluginFaker } from '@kubb/plugin-faker';
import { pluginMsw } from '@kubb/plugin-msw';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';

const { DOCUMENT, OUTPUT } = process.env;

export default defineConfig({
  root: '.',
  input: { path: DOCUMENT },
  output: { path: OUTPUT, clean: true, format: false, lint: false },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs(),
    pluginFaker(),
    pluginMsw({ parser: 'faker' }),
  ],
});
