import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {binary, ROOT} from './paths.mjs';

/**
 * Type-checks a generated client together with the file that calls it, as an application would.
 *
 * @returns {{seconds: number, megabytes: number, instantiations: number, errors: number}}
 */
export function typeCheck(documentId, toolId, clientId = toolId) {
  const config = join(ROOT, 'generated', documentId, toolId, 'tsconfig.json');
  const include = [`../${clientId}/api`, `../../../calls/${documentId}/${toolId}`];
  writeFileSync(config, JSON.stringify({extends: '../../../tsconfig.json', include}));
  const {stdout} = spawnSync(
    process.execPath,
    ['--max-old-space-size=8192', binary('tsc'), '--project', config, '--extendedDiagnostics'],
    {encoding: 'utf8', maxBuffer: 2 ** 28},
  );
  return {
    seconds: read(stdout, /^Total time:\s+([\d.]+)s/m),
    megabytes: Math.round(read(stdout, /^Memory used:\s+(\d+)K/m) / 1000),
    instantiations: read(stdout, /^Instantiations:\s+(\d+)/m),
    errors: stdout.match(/error TS\d+/g)?.length ?? 0,
  };
}

function read(text, pattern) {
  const match = pattern.exec(text);
  if (!match) throw new Error(`tsc printed no line like ${pattern}:\n${text.slice(0, 2000)}`);
  return Number(match[1]);
}
