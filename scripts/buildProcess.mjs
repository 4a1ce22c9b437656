// How Node.js runs builds of the site. What each part saves is in PERFORMANCE.md.

/**
 * ES modules that plugins import, for jiti, which loads plugins (`JITI_NATIVE_MODULES`): it would compile them and all
 * that they import with Babel, and Node.js can take them as they are.
 */
export const NATIVE_MODULES = [
  'hast-util-from-parse5',
  'rehype-remark',
  'remark-directive',
  'remark-frontmatter',
  'remark-gfm',
  'remark-mdx',
  'remark-parse',
  'remark-stringify',
  'unified',
  'vfile',
];

/**
 * V8 optimizes a function after five times as many calls: most of a build's functions are not called that often. Its
 * flag has been renamed, and Node.js stops at one it does not know, so other lines of Node.js do without.
 *
 * @type {Readonly<Partial<Record<string, string>>>}
 */
const LATER_OPTIMIZATION = {
  20: '--interrupt-budget=300000',
  22: '--invocation-count-for-turbofan=15000',
  24: '--invocation-count-for-turbofan=15000',
};

const [line = ''] = process.versions.node.split('.');

/** Options of Node.js. Besides: room for 32 MB of young objects instead of 16, so that fewer are moved while in use. */
export const BUILD_FLAGS = ['--max-semi-space-size=32', LATER_OPTIMIZATION[line] ?? []].flat();
