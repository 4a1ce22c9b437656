// Run with tsx. Times the searches of the query table on the index of a build. Prints {"megabytes", "p95"}, the size of
// the index file and its texts in MiB, and ms. Arguments: build folder, query table.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readIndexFiles} from '../../scripts/search/readIndexFiles';
import {createEngine} from '../../src/search/engine';
import {unpackIndex, type IndexManifest} from '../../src/search/shared/indexFile';

const [buildFolder = '', table = ''] = process.argv.slice(2);
const read = (path: string): string => readFileSync(path, 'utf8');
const manifest = JSON.parse(read(join(buildFolder, 'search-manifest.json'))) as IndexManifest; // written by the build
const queries = JSON.parse(read(table)) as {q: string}[]; // a table of this repository
const {file, texts} = readIndexFiles(join(buildFolder, manifest.indexes[0]?.file ?? ''));
const megabytes = Buffer.byteLength(JSON.stringify([file, texts])) / 2 ** 20;
const engine = createEngine(unpackIndex(file, texts));

const times: number[] = [];
for (let round = 0; round < 3; round++) {
  for (const {q} of queries) {
    const start = performance.now();
    engine.findRows(q);
    times.push(performance.now() - start);
  }
}
times.sort((a, b) => a - b);
const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
console.log(JSON.stringify({megabytes, p95}));
