// Mistakes that stop the build or cause a warning, by our settings or by Docusaurus itself.
// cspell:ignore dosc strat
import {expect, test} from 'vitest';
import siteConfig from '../../docusaurus.config';
import {buildSmallSite} from './smallSite';

const {onBrokenLinks, onBrokenMarkdownLinks, onBrokenAnchors, onDuplicateRoutes} = siteConfig;

/** A page with a single navbar item. */
const pageWith = (item: Record<string, string>): string => `
  import {createElement} from 'react';
  import Layout from '@theme/Layout';
  import NavbarItem from '@theme/NavbarItem';
  export default () => createElement(Layout, null, createElement(NavbarItem, ${JSON.stringify({...item, label: 'Docs'})}));
`;

test('mistakes in a configuration stop the build, each with its own message', {tags: '@error-configuration'}, () => {
  const {code, output} = buildSmallSite(
    {},
    {
      'src/pages/plugin.js': pageWith({type: 'docSidebar', sidebarId: 'docs', docsPluginId: 'none'}),
      'src/pages/sidebar.js': pageWith({type: 'docSidebar', sidebarId: 'dosc'}),
      'src/pages/doc.js': pageWith({type: 'doc', docId: 'strat'}),
      'src/pages/item.js': pageWith({type: 'docsSidebar'}),
      'src/pages/team.js': 'export const name = "team";',
    },
  );
  expect(output).toContain('global data not found for "docusaurus-plugin-content-docs" plugin with id "none"');
  expect(output).toContain('Can\'t find any sidebar with id "dosc"');
  expect(output).toMatch(/Couldn't find any doc with id "strat".*\n\s*Available doc ids are:\n\s*- start\n/);
  expect(output).toContain('No NavbarItem component found for type "docsSidebar"');
  expect(output).toContain("The page component at /team doesn't have a default export.");
  expect(code).not.toBe(0);
});

test(
  'a broken link stops the build; broken Markdown links and duplicate routes are reported before',
  {tags: ['@error-broken-links', '@error-build-warnings']},
  () => {
    const {code, output} = buildSmallSite(
      {onBrokenLinks, onBrokenMarkdownLinks, onBrokenAnchors, onDuplicateRoutes},
      {
        'docs/start.md': '# Start\n\n[Gone](/docs/gone) and [file](./gone.md)\n',
        'docs/twice.md': '# Twice\n',
        'src/pages/docs/twice.js': 'export default function Twice() { return null; }',
      },
    );
    expect(output).toMatch(/\[WARNING\].*Docs markdown link couldn't be resolved/);
    expect(output).toMatch(/\[WARNING\].*Duplicate routes found!/);
    expect(output).toContain('Docusaurus found broken links!');
    expect(output).toContain('-> linking to /docs/gone');
    expect(code).not.toBe(0);
  },
);

test('a broken anchor is reported, and the build succeeds', {tags: '@error-build-warnings'}, () => {
  const {code, output} = buildSmallSite(
    {onBrokenLinks: 'ignore', onBrokenAnchors},
    {'docs/start.md': '# Start\n\n[Anchor](/docs/start#gone)\n'},
  );
  expect(output).toMatch(/\[WARNING\].*Docusaurus found broken anchors!/);
  expect(code).toBe(0);
});
