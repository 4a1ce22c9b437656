// npm run bench:tools: compares generators of API clients on the same documents, and writes results.json, which
// docs/guides/comparison.mdx shows. Needs an otherwise idle machine: the times are of no use while it does something else.
//
//   --parts=generation,types,bundles,editor   measures only these, and keeps the other figures of results.json
//   --documents=bookshop,github
//   --rounds=5                                runs per time; the page shows the median
import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import {BOOKSHOP, countOperations, prepareGithub, readDocument} from './lib/documents.mjs';
import {measureEditor} from './lib/editor.mjs';
import {countCode, generate, tryToGenerate} from './lib/generate.mjs';
import {clientFolder} from './lib/paths.mjs';
import {readResults, readVersions, writeResults} from './lib/results.mjs';
import {median, round} from './lib/statistics.mjs';
import {GENERATORS, TOOLS} from './lib/tools.mjs';
import {typeCheck} from './lib/typeCheck.mjs';
import {weigh} from './lib/weigh.mjs';

const PARTS = {generation: measureGeneration, types: measureTypes, bundles: measureBundles, editor: measureEditors};

const {values} = parseArgs({
  options: {
    parts: {type: 'string', default: Object.keys(PARTS).join(',')},
    documents: {type: 'string', default: 'bookshop,github'},
    rounds: {type: 'string', default: '5'},
  },
});
const rounds = Number(values.rounds);
if (!(rounds >= 1)) throw new Error(`--rounds=${values.rounds} is not a number of runs.`);

for (const id of values.documents.split(',')) {
  const document = findDocument(id);
  for (const part of values.parts.split(',')) {
    const measure = PARTS[part];
    if (!measure) throw new Error(`There is no part "${part}". Use some of: ${Object.keys(PARTS).join(', ')}.`);
    console.log(`${document.label}: ${part}`);
    const figures = await measure(document);
    console.table(figures);
    save(document, part, figures);
  }
}

function findDocument(id) {
  if (id === 'bookshop') return BOOKSHOP;
  if (id === 'github') return prepareGithub();
  throw new Error(`There is no document "${id}". Use bookshop or github.`);
}

/** Rounds go through all tools in turn, so that a slow minute of the machine does not meet one tool alone. */
function measureGeneration(document) {
  const unreadable = {};
  for (const tool of GENERATORS) {
    // This run is not counted: it fills the caches of the file system.
    const {error} = tryToGenerate(tool, {...document, path: document.original ?? document.path});
    if (error !== undefined) unreadable[tool.id] = error;
  }
  const times = repeat(GENERATORS, (tool) => generate(tool, document));
  return Object.fromEntries(
    GENERATORS.map((tool) => [
      tool.id,
      {
        seconds: round(median(times[tool.id]) / 1000, 1),
        ...countCode(clientFolder(document.id, tool.id)),
        ...(unreadable[tool.id] && {originalFails: unreadable[tool.id]}),
      },
    ]),
  );
}

function measureTypes(document) {
  const runs = repeat(GENERATORS, (tool) => typeCheck(document.id, tool.id));
  return Object.fromEntries(
    GENERATORS.map(({id}) => [
      id,
      {
        seconds: round(median(runs[id].map((run) => run.seconds)), 1),
        megabytes: median(runs[id].map((run) => run.megabytes)),
        instantiations: runs[id][0].instantiations,
        errors: runs[id][0].errors,
      },
    ]),
  );
}

async function measureBundles(document) {
  const figures = {};
  for (const {id} of TOOLS) {
    const one = await weigh(document.id, id, 'one');
    const ten = document.id === 'bookshop' ? await weigh(document.id, id, 'ten') : undefined;
    figures[id] = {one: one.client, oneWithLibrary: one.withLibrary};
    if (ten) Object.assign(figures[id], {ten: ten.client, tenWithLibrary: ten.withLibrary});
  }
  return figures;
}

function measureEditors(document) {
  const runs = repeat(GENERATORS, (tool) => measureEditor(document.id, tool.id));
  return Object.fromEntries(
    GENERATORS.map(({id}) => [
      id,
      {...runs[id][0], firstSeconds: round(median(runs[id].map((run) => run.firstSeconds)), 1)},
    ]),
  );
}

function repeat(tools, run) {
  const results = Object.fromEntries(tools.map(({id}) => [id, []]));
  for (let number = 1; number <= rounds; number++) {
    for (const tool of tools) results[tool.id].push(run(tool));
    console.log(`  Round ${number} of ${rounds} is done.`);
  }
  return results;
}

/** Saves after each part, so that an interrupted run keeps what it has. */
function save(document, part, figures) {
  const results = readResults();
  results.date = new Date().toISOString().slice(0, 10);
  results.node = process.versions.node;
  results.cores = availableParallelism();
  results.versions = readVersions();
  const other = results.documents[document.id];
  results.documents[document.id] = {
    ...other,
    label: document.label,
    operations: countOperations(readDocument(document)),
    rounds: {...other?.rounds, [part]: rounds},
    [part]: figures,
  };
  writeResults(results);
}
