// What Docusaurus does with mistakes in a configuration, and with what our settings tell it to refuse or to report.
// cspell:ignore dosc strat
import {describe, expect, test} from 'vitest';
import siteConfig from '../../docusaurus.config';
import {buildSmallSite} from './smallSite';

const navbarWith = (...items: object[]) => ({themeConfig: {navbar: {items}}});
const {onBrokenLinks, onBrokenMarkdownLinks, onBrokenAnchors, onDuplicateRoutes} = siteConfig;

describe('a mistake in the configuration stops the build', () => {
  test('a part of the theme that needs the docs plugin, without it', () => {
    const {code, output} = buildSmallSite({
      ...navbarWith({type: 'docSidebar', sidebarId: 'docs', label: 'Docs'}),
      presets: [['classic', {docs: false, blog: false}]],
    });
    expect(output).toContain('You are using a feature of the Docusaurus docs plugin');
    expect(output).toContain('global data not found for "docusaurus-plugin-content-docs"');
    expect(code).not.toBe(0);
  });

  test('a sidebar that does not exist, in the navbar', () => {
    const {code, output} = buildSmallSite(navbarWith({type: 'docSidebar', sidebarId: 'dosc', label: 'Docs'}));
    expect(output).toContain('Can\'t find any sidebar with id "dosc"');
    expect(code).not.toBe(0);
  });

  test('a page that does not exist, in the navbar', () => {
    const {code, output} = buildSmallSite(navbarWith({type: 'doc', docId: 'strat', label: 'Start'}));
    expect(output).toMatch(/Couldn't find any doc with id "strat".*\n\s*Available doc ids are:\n\s*- start\n/);
    expect(code).not.toBe(0);
  });

  test('a kind of navbar item that does not exist', () => {
    const {code, output} = buildSmallSite(navbarWith({type: 'docsSidebar', sidebarId: 'docs', label: 'Docs'}));
    expect(output).toContain('Bad navbar item type docsSidebar');
    expect(code).not.toBe(0);
  });

  test('a page component without a default export', () => {
    const {code, output} = buildSmallSite({}, {'src/pages/team.js': 'export const name = "team";'});
    expect(output).toContain("The page component at /team doesn't have a default export.");
    expect(code).not.toBe(0);
  });
});

test('a broken link stops the build', () => {
  const {code, output} = buildSmallSite({onBrokenLinks}, {'docs/start.md': '# Start\n\n[Gone](/docs/gone)\n'});
  expect(output).toContain('Docusaurus found broken links!');
  expect(output).toContain('-> linking to /docs/gone');
  expect(code).not.toBe(0);
});

test('a broken Markdown link, a broken anchor and a route that two pages share are reported, and the site is built', () => {
  const {code, output} = buildSmallSite(
    {onBrokenLinks: 'ignore', onBrokenMarkdownLinks, onBrokenAnchors, onDuplicateRoutes},
    {
      'docs/links.md': '# Links\n\n[File](./gone.md) and [anchor](/docs/links#gone)\n',
      'src/pages/docs/start.js': 'export default function Start() { return null; }',
    },
  );
  expect(output).toMatch(/\[WARNING\].*Docs markdown link couldn't be resolved/);
  expect(output).toMatch(/\[WARNING\].*Docusaurus found broken anchors!/);
  expect(output).toMatch(/\[WARNING\].*Duplicate routes found!/);
  expect(code).toBe(0);
});
