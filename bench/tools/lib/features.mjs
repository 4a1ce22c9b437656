import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {isDeepStrictEqual} from 'node:util';
import {build} from 'esbuild';
import {BOOKSHOP, EDGE_CASES, SWAGGER_2} from './documents.mjs';
import {runTool, tryToGenerate} from './generate.mjs';
import {binary, ROOT} from './paths.mjs';
import {GENERATORS} from './tools.mjs';
import {createsProxy} from './weigh.mjs';

/** What a generated option looks like in the code, and the words that --help would use for it. */
const OPTIONS = {
  zod: {written: /\bz(od)?\.object\(/, words: /\bzod|valibot/i},
  mocks: {written: /\bhttp\.get\(|HttpResponse/, words: /mock|msw|faker/i},
  vue: {written: /@tanstack\/vue-query/, words: /vue/i},
  invalidation: {written: /invalidateQueries\(|invalidatesTags/, words: /invalidate|invalidation/i},
};

/**
 * Tries what the tools can do. A feature is true or false for each tool, and a file in features/ is the proof.
 *
 * @returns {Promise<Record<string, Record<string, boolean>>>}
 */
export async function tryFeatures() {
  for (const tool of GENERATORS) {
    for (const document of [BOOKSHOP, EDGE_CASES]) {
      const {error} = tryToGenerate(tool, document);
      if (error !== undefined) throw new Error(`${tool.label} cannot read ${document.path}: ${error}`);
    }
  }
  return {...readTypeFeatures(), ...(await runCalls()), ...tryOptions(), swagger2: trySwagger()};
}

/**
 * Files named <tool>.yes.ts compile as they are. In <tool>.no.ts, the compiler reports the line below each
 * `@ts-expect-error`. typeCheckProject() holds both.
 */
function readTypeFeatures() {
  const folder = join(ROOT, 'features/types');
  const names = readdirSync(folder).filter((name) => name !== 'clients');
  return Object.fromEntries(
    names.map((name) => [name, Object.fromEntries(GENERATORS.map((tool) => judge(name, tool)))]),
  );

  function judge(name, {id}) {
    const files = readdirSync(join(folder, name)).filter((file) => file.startsWith(`${id}.`));
    if (files.length !== 1) throw new Error(`features/types/${name} needs one file of ${id}, but has ${files.length}.`);
    const isYes = files[0] === `${id}.yes.ts`;
    const expectsError = readFileSync(join(folder, name, files[0]), 'utf8').includes('@ts-expect-error');
    if (isYes === expectsError) throw new Error(`features/types/${name}/${files[0]}: only a "no" expects an error.`);
    return [id, isYes];
  }
}

/** Throws what tsc reports about coming-from/, calls/ and features/. */
export function typeCheckProject() {
  const {status, stdout} = spawnSync(process.execPath, [binary('tsc'), '--project', ROOT], {encoding: 'utf8'});
  if (status !== 0) throw new Error(`bench/tools does not compile:\n${stdout}`);
}

let respond;

/** Calls each client in features/runtime with a `fetch` that records requests and responds with an error. */
async function runCalls() {
  // Some clients keep the `fetch` that they find when they are created, so this one stays.
  globalThis.fetch = async (input, init) => {
    const url = typeof input === 'string' ? new URL(input, 'https://edge.example') : input;
    return respond(new Request(url, init));
  };
  const results = {repeatedArray: {}, joinedArray: {}, deepObject: {}, formBody: {}, httpErrors: {}, noProxy: {}};
  for (const {id} of GENERATORS) {
    const calls = await loadCalls(id);
    const [list] = await record(calls.list, 200);
    const {searchParams} = new URL(list.url);
    results.repeatedArray[id] = isDeepStrictEqual(searchParams.getAll('tag'), ['a', 'b']);
    results.deepObject[id] = searchParams.get('price[min]') === '1';
    const [search] = await record(calls.search, 200);
    results.joinedArray[id] = isDeepStrictEqual(new URL(search.url).searchParams.getAll('tags'), ['a,b']);
    const [token] = await record(calls.issueToken, 200);
    results.formBody[id] = (await token.text()) === 'username=ada&password=x+y';
    results.noProxy[id] = !(await createsProxy(id));
    results.httpErrors[id] = await fails(calls.query, 404);
  }
  return results;
}

async function loadCalls(id) {
  const outfile = join(ROOT, `generated/calls/${id}.mjs`);
  await build({
    entryPoints: [join(ROOT, `features/runtime/${id}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}

/** Runs a call and returns the requests that it sent. */
async function record(call, status) {
  const requests = [];
  respond = (request) => {
    requests.push(request);
    return Response.json({title: 'Not found'}, {status});
  };
  await call();
  return requests;
}

async function fails(call, status) {
  try {
    await record(call, status);
    return false;
  } catch {
    return true;
  }
}

/** With a configuration in features/options, the tool has to write the code. Without, its help must not mention it. */
function tryOptions() {
  return Object.fromEntries(
    Object.keys(OPTIONS).map((option) => [
      option,
      Object.fromEntries(GENERATORS.map((tool) => [tool.id, canWrite(tool, option)])),
    ]),
  );
}

function canWrite(tool, option) {
  const {written, words} = OPTIONS[option];
  const configs = readdirSync(join(ROOT, 'features/options')).filter((file) =>
    file.startsWith(`${tool.id}.${option}.`),
  );
  if (configs.length === 0) {
    const help = readHelp(tool);
    if (words.test(help))
      throw new Error(`${tool.label} mentions ${words} in its options. Try it in features/options.`);
    return false;
  }
  const output = join(ROOT, 'generated/options', `${tool.id}-${option}`);
  rmSync(output, {recursive: true, force: true});
  mkdirSync(output, {recursive: true});
  const [command] = tool.command(BOOKSHOP.path, output);
  const config = ['--config', `features/options/${configs[0]}`];
  const args = {
    'hey-api': ['--file', config[1], '--no-log-file'],
    kubb: ['generate', ...config],
    'rtk-query': [config[1]],
  };
  runTool([command, ...(args[tool.id] ?? config)], BOOKSHOP, output);
  const texts = readdirSync(output, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  if (texts.some((text) => written.test(text))) return true;
  throw new Error(`${configs[0]} should make ${tool.label} write ${written}, but it does not.`);
}

/** What a tool says about its options: its help, or the types of its configuration. */
function readHelp({id, command}) {
  const types = {
    'hey-api': '@hey-api/openapi-ts/dist/plugins.d.mts',
    kubb: '@kubb/plugin-react-query/dist/index.d.ts',
    'rtk-query': '@rtk-query/codegen-openapi/lib/index.d.ts',
  }[id];
  if (types) return readFileSync(join(ROOT, 'node_modules', types), 'utf8');
  return spawnSync(process.execPath, [binary(command('', '')[0]), '--help'], {encoding: 'utf8'}).stdout;
}

function trySwagger() {
  return Object.fromEntries(GENERATORS.map((tool) => [tool.id, tryToGenerate(tool, SWAGGER_2).error === undefined]));
}
