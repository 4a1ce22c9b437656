import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildFileTree} from './buildFileTree';
import {rootFolder} from './projects';
import {buildProvenance, PROVENANCE_FILE} from './v1Cli/provenance';
import {V1_RELEASE, V1_RUNS} from './v1Cli/runs';
import {runV1Cli} from './v1Cli/runV1Cli';

/**
 * Path of the 1.x CLI from `V1_CLI`, or undefined. A check cannot install this CLI from every registry, so its output
 * is kept and written again only where someone has it.
 */
export function findV1Cli(): string | undefined {
  const program = process.env.V1_CLI;
  return program ? path.resolve(program) : undefined;
}

/**
 * Writes `generated/` and `output/` of the 1.x project with the real CLI.
 *
 * @param target Folder that receives both, the project itself or a temporary one.
 * @param program Absolute path of the CLI, a JavaScript file.
 */
export async function generateV1(target: string, program: string): Promise<void> {
  for (const run of V1_RUNS) {
    const log = await runV1Cli(program, run, target);
    if (run.isClient && !log.includes(`OpenAPI Qraft ${V1_RELEASE}`)) {
      throw new Error(`V1_CLI has to be @openapi-qraft/cli ${V1_RELEASE}. ${program} says:\n${log}`);
    }
  }
  await mkdir(path.join(target, 'output'), {recursive: true});
  const tree = await buildFileTree(path.join(target, 'generated/api'));
  await writeFile(path.join(target, 'output/api.tree.txt'), tree);
  const provenance = buildProvenance(path.join(rootFolder, 'samples'), target);
  await writeFile(path.join(target, PROVENANCE_FILE), `${JSON.stringify(provenance, null, 2)}\n`);
}
