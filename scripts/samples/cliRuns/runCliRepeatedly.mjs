// node runCliRepeatedly.mjs <module of the CLI> <file with JSON: [{folder, cliArguments}]>
// Prints JSON: [{exitCode, output}]. Starting Node.js and loading the CLI takes longer than most of its runs.
import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {inspect} from 'node:util';

const [cliModule, callsFile] = process.argv.slice(2);
const print = process.stdout.write.bind(process.stdout);
let output = '';
/** The exit code with which the run would have ended its process. Nothing that comes later counts. */
let exitedWith;
const collect = (chunk) => {
  if (exitedWith === undefined) output += String(chunk);
  return true;
};
process.stdout.write = collect;
process.stderr.write = collect;
process.exit = (exitCode) => {
  exitedWith ??= exitCode ?? 0;
  throw new Error('The run is over.');
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
    // Nobody in the CLI catches these: Node.js would print them so and end with 1.
    collect(`${inspect(error)}\n`);
    return exitedWith ?? 1;
  }
}
