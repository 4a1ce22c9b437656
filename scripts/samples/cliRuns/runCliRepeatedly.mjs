// node runCliRepeatedly.mjs <module of the CLI> <file with JSON: [{folder, cliArguments}]>
// Runs the CLI many times in one process, because starting Node.js and loading the CLI takes longer than most runs.
// Prints JSON: [{exitCode, output}].
import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {inspect} from 'node:util';

const [cliModule, callsFile] = process.argv.slice(2);
const print = process.stdout.write.bind(process.stdout);
let output = '';
/** The first exit code of the run: a real process would have ended there. */
let exitedWith;
const collect = (chunk) => {
  if (exitedWith === undefined) output += String(chunk);
  return true;
};
process.stdout.write = collect;
process.stderr.write = collect;
process.exit = (exitCode) => {
  exitedWith ??= exitCode ?? 0;
  throw new Error('The run has ended.');
};

const {main} = await import(pathToFileURL(cliModule).href);
const results = [];
for (const {folder, cliArguments} of JSON.parse(readFileSync(callsFile, 'utf8'))) {
  output = '';
  exitedWith = undefined;
  process.chdir(folder);
  results.push({exitCode: await run(cliArguments), output});
}
print(JSON.stringify(results));

async function run(cliArguments) {
  try {
    await main(['node', 'openapi-qraft', ...cliArguments]);
    return exitedWith ?? 0;
  } catch (error) {
    // Uncaught errors. Node.js would print them and exit with 1.
    collect(`${inspect(error)}\n`);
    return exitedWith ?? 1;
  }
}
