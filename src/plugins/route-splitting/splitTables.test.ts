import {expect, test} from 'vitest';
import {groupChunks} from './groupChunks';
import {parseRegistry, parseRoutes, type SiteTables} from './siteTables';
import {splitTables} from './splitTables';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {path: '/s/docs', component: ComponentCreator('/s/docs', 'a1'), routes: [
    {path: '/s/docs/1.x', component: ComponentCreator('/s/docs/1.x', 'b1'), routes: [
      {path: '/s/docs/1.x', component: ComponentCreator('/s/docs/1.x', 'b2'), routes: [
        {path: '/s/docs/1.x/old', component: ComponentCreator('/s/docs/1.x/old', 'b3'), exact: true, sidebar: "docs"}
      ]}
    ]},
    {path: '/s/docs', component: ComponentCreator('/s/docs', 'c1'), routes: [
      {path: '/s/docs', component: ComponentCreator('/s/docs', 'c2'), routes: [
        {path: '/s/docs/a', component: ComponentCreator('/s/docs/a', 'c3'), exact: true, sidebar: "docs"},
        {path: '/s/docs/b', component: ComponentCreator('/s/docs/b', 'c4'), exact: true}
      ]}
    ]}
  ]},
  {path: '/s/', component: ComponentCreator('/s/', 'd1'), exact: true},
  {path: '*', component: ComponentCreator('*')},
];`;

const REGISTRY = `export default {
  "home": [() => import(/* webpackChunkName: "home" */ "@site/src/pages/index.tsx"), "@site/src/pages/index.tsx", require.resolveWeak("@site/src/pages/index.tsx")],
  "item": [() => import(/* webpackChunkName: "item" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "pageA": [() => import(/* webpackChunkName: "pageA" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "pageB": [() => import(/* webpackChunkName: "pageB" */ "@site/docs/b.mdx"), "@site/docs/b.mdx", require.resolveWeak("@site/docs/b.mdx")],
  "old": [() => import(/* webpackChunkName: "old" */ "@site/v/old.mdx"), "@site/v/old.mdx", require.resolveWeak("@site/v/old.mdx")],};`;

const version = (name: string, path: string, ids: string[]) => ({
  name,
  path,
  mainDocId: ids[0] ?? '',
  docs: ids.map((id) => ({id, path: `${path}/${id}`, sidebar: 'docs'})),
});

const TABLES: SiteTables = {
  routes: parseRoutes(ROUTES),
  registry: parseRegistry(REGISTRY),
  routesChunkNames: {
    '/s/docs-a1': {__comp: 'root', __context: {plugin: 'context'}},
    '/s/docs/1.x-b1': {__comp: 'versionRoot', __props: 'props-1.x'},
    '/s/docs/1.x-b2': {__comp: 'layout'},
    '/s/docs/1.x/old-b3': {__comp: 'item', content: 'old'},
    '/s/docs-c1': {__comp: 'versionRoot', __props: 'props-current'},
    '/s/docs-c2': {__comp: 'layout'},
    '/s/docs/a-c3': {__comp: 'item', content: 'pageA'},
    '/s/docs/b-c4': {__comp: 'item', content: 'pageB'},
    '/s/-d1': {__comp: 'home'},
  },
  globalData: {
    'docusaurus-plugin-content-docs': {
      default: {versions: [version('current', '/s/docs', ['a', 'b']), version('1.x', '/s/docs/1.x', ['old'])]},
    },
    other: {default: {kept: true}},
  },
};

const modules = splitTables(TABLES);

test('names no page in what the main bundle holds, but for the main page of each version', () => {
  const main = ['routes.js', 'routesChunkNames.js', 'registry.js', 'slices.js'].map((name) => modules[name]).join('\n');
  expect(main).not.toMatch(/docs\/(?:a|b|1\.x\/old)|page[AB]|"old"/);
  expect(modules['globalData.js']).toContain('"/s/docs/a"');
  expect(modules['globalData.js']).not.toContain('"/s/docs/b"');
  expect(modules['globalData.js']).toContain('"kept":true');
});

test('keeps other routes, and the chunks they and several pages use', () => {
  expect(modules['routes.js']).toContain('{path: "/s/", exact: true, component: ComponentCreator("/s/", "d1")}');
  expect(modules['routes.js']).toContain('{path: "*", component: ComponentCreator("*")}');
  expect(modules['registry.js']).toContain('"home": [() => import(');
  expect(modules['registry.js']).toContain('"item": [() => import(');
});

test('puts the pages of a version into its slice, with all that finds and loads them', () => {
  const slice = modules['slice-0.js'] ?? '';
  expect(slice).toContain(
    '{path: "/s/docs/a", exact: true, sidebar: "docs", component: ComponentCreator("/s/docs/a", "c3")}',
  );
  expect(slice).toContain('"/s/docs/b-c4":{"__comp":"item","content":"pageB"}');
  expect(slice).toContain('"pageB": [() => import(/* webpackChunkName: "pageB" */ "@site/docs/b.mdx")]');
  expect(slice).toContain('.versions[0].docs.push(...[{"id":"b"');
  expect(slice).not.toContain('old');
});

test('asks for the version with the longer path first', () => {
  expect(modules['slices.js']).toMatch(/"\/s\/docs\/1\.x".*slice-1.*"\/s\/docs".*slice-0/s);
});

test('groups the layout of the docs, and what each version adds', () => {
  expect(groupChunks(TABLES)).toEqual({
    'docs-current': ['pages-current', 'props-current'],
    'docs-1.x': ['pages-1.x', 'props-1.x'],
    docs: ['item', 'root', 'context', 'versionRoot', 'layout', 'served-page'],
  });
});

test('says what to do when the registry has a new form', () => {
  expect(() => parseRegistry('  "a": import("x"),')).toThrow('Update parseRegistry() in src/plugins/route-splitting.');
});
