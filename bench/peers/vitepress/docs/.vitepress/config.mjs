import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';

const sidebar = JSON.parse(readFileSync(new URL('../../sidebar.json', import.meta.url), 'utf8'));

export default defineConfig({
  title: 'OpenAPI Qraft',
  base: '/openapi-qraft/',
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: {
    search: {provider: 'local'},
    sidebar: sidebar.map(({label, items}) => ({
      text: label,
      collapsed: true,
      items: items.map(({title, link}) => ({text: title, link})),
    })),
  },
});
