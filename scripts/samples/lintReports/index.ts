// npm run samples:lint-reports -- <folder>
//
// Runs @openapi-qraft/eslint-plugin-query on the samples of the ESLint pages and saves its reports. The folder is that of
// the installed plugin, with ESLint 9 and the TypeScript parser.
import {copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {ESLint, Linter} from 'eslint';
import type {LintRun} from './lintRuns';
import {LINT_RUNS} from './lintRuns';
import {configFolder, hashRun, lintFolder, writeReports, type LintReport, type LintResult} from './reports';

const PACKAGE = '@openapi-qraft/eslint-plugin-query';
const RULES = ['no-rest-destructuring', 'no-unstable-deps'].map((name) => `@openapi-qraft/query/${name}`);

/** An API that ESLint 10, whose types are installed here, no longer declares. */
interface ESLint9 {
  loadESLint(options: {useFlatConfig: false}): Promise<new (options: object) => Pick<ESLint, 'lintText'>>;
}

type LintFile = (text: string, filePath: string) => Promise<ESLint.LintResult[]>;

async function main(): Promise<void> {
  const plugin = process.argv[2];
  if (plugin === undefined) throw new Error('Pass the folder of the plugin: npm run samples:lint-reports -- <folder>');
  const folder = await mkdtemp(path.join(tmpdir(), 'lint-reports-'));
  try {
    await copyConfigs(folder, path.resolve(plugin));
    const results: LintResult[] = [];
    for (const run of LINT_RUNS) results.push(await lint(run, folder, path.resolve(plugin)));
    writeReports(results);
    console.log(`${results.length} runs, ${results.flatMap(({reports}) => reports).length} reports`);
  } finally {
    await rm(folder, {recursive: true});
  }
}

/** Loads the configurations of the pages from a folder where the plugin is installed. */
async function copyConfigs(folder: string, plugin: string): Promise<void> {
  await mkdir(path.join(folder, 'node_modules', path.dirname(PACKAGE)), {recursive: true});
  await symlink(plugin, path.join(folder, 'node_modules', PACKAGE));
  const configs = (await readdir(configFolder)).filter((file) => /\.(?:config\.js|json)$/.test(file));
  // The folder has no package.json, so a .js file would not be loaded as an ES module.
  const target = (file: string): string => path.join(folder, file.replace(/\.js$/, '.mjs'));
  await Promise.all(configs.map((file) => copyFile(path.join(configFolder, file), target(file))));
}

async function lint(run: LintRun, folder: string, plugin: string): Promise<LintResult> {
  const text = await readFile(path.join(lintFolder, run.sample), 'utf8');
  const result = {...run, hash: hashRun(run)};
  try {
    const lintFile = await (run.config.endsWith('.json') ? useLegacyConfig : useFlatConfig)(run, folder, plugin);
    const [file] = await lintFile(text, path.join(folder, 'src', path.basename(run.sample)));
    const fatal = file?.messages.find((message) => message.fatal);
    if (fatal) throw new Error(`${run.sample}: ${fatal.message}`);
    return {...result, reports: (file?.messages ?? []).map((message) => describe(message, text))};
  } catch (error) {
    // The rule rejects an option.
    if (run.clientNamePattern === undefined || !(error instanceof Error)) throw error;
    return {...result, reports: [], failure: error.message.split('\n')[0] ?? ''};
  }
}

async function useFlatConfig(run: LintRun, folder: string, plugin: string): Promise<LintFile> {
  const requireThere = createRequire(path.join(plugin, 'package.json'));
  const {ESLint: Engine} = requireThere('eslint') as typeof import('eslint');
  const configFile = path.join(folder, run.config.replace(/\.js$/, '.mjs'));
  const page = (await import(pathToFileURL(configFile).href)) as {default: Linter.Config[]};
  const engine = new Engine({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: {
          parser: requireThere('@typescript-eslint/parser') as Linter.Parser,
          parserOptions: {ecmaFeatures: {jsx: true}},
        },
      },
      ...page.default,
      ...(run.clientNamePattern === undefined ? [] : [{rules: setPattern(run.clientNamePattern)}]),
    ],
  });
  return (text, filePath) => engine.lintText(text, {filePath});
}

async function useLegacyConfig(run: LintRun, folder: string, plugin: string): Promise<LintFile> {
  const requireThere = createRequire(path.join(plugin, 'package.json'));
  const {loadESLint} = requireThere('eslint') as ESLint9;
  const Engine = await loadESLint({useFlatConfig: false});
  const engine = new Engine({
    cwd: folder,
    useEslintrc: false,
    overrideConfigFile: path.join(folder, run.config),
    resolvePluginsRelativeTo: folder,
    overrideConfig: {
      parser: requireThere.resolve('@typescript-eslint/parser'),
      parserOptions: {ecmaFeatures: {jsx: true}},
    },
  });
  return (text, filePath) => engine.lintText(text, {filePath});
}

function setPattern(clientNamePattern: string): Linter.RulesRecord {
  return Object.fromEntries(RULES.map((rule) => [rule, ['error', {clientNamePattern}]] as const));
}

function describe({line, ruleId, severity, message}: Linter.LintMessage, text: string): LintReport {
  const lines = text.split('\n');
  const region = findRegion(lines, line);
  return {
    line,
    code: (lines[line - 1] ?? '').trim(),
    ...(region !== undefined && {region}),
    rule: ruleId ?? '',
    severity: severity === 2 ? 'error' : 'warn',
    message,
  };
}

function findRegion(lines: readonly string[], line: number): string | undefined {
  const above = lines.slice(0, line).reverse();
  const marker = above.find((text) => /^\s*\/\/ #(?:end)?region/.test(text));
  return /#region (?<name>.+)$/.exec(marker ?? '')?.groups?.name;
}

void main();
