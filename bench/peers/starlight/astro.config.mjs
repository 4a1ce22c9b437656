import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

const sidebar = JSON.parse(readFileSync(new URL('sidebar.json', import.meta.url), 'utf8'));

export default defineConfig({
  site: 'https://openapi-qraft.github.io',
  base: '/openapi-qraft/',
  trailingSlash: 'never',
  build: {format: 'file'},
  integrations: [
    starlight({
      title: 'OpenAPI Qraft',
      sidebar: sidebar.map(({label, items}) => ({
        label,
        collapsed: true,
        items: items.map(({title, link}) => ({label: title, link})),
      })),
    }),
  ],
});
