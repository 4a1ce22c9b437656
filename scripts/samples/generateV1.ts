import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildFileTree} from './buildFileTree';
import {rootFolder} from './projects';
import {buildProvenance, PROVENANCE_FILE} from './v1Cli/provenance';
import {V1_RELEASE, V1_RUNS} from './v1Cli/runs';
import {runV1Cli} from './v1Cli/runV1Cli';

/**
 * Path of the 1.x CLI in `V1_CLI`, or undefined. Not every registry has this CLI, so its output is committed and only
 * written again where the variable is set.
 */
export function findV1Cli(): string | undefined {
  const program = process.env.V1_CLI;
  return program ? path.resolve(program) : undefined;
}

/**
 * Writes `generated/` and `output/` of the 1.x project with the real CLI.
 *
 * @param target Folder for both: the project itself or a temporary one.
 * @param program Absolute path of the CLI, a JavaScript file.
 */
export async function generateV1(target: string, program: string): Promise<void> {
  for (const run of V1_RUNS) {
    const log = await runV1Cli(program, run, target);
    if (run.isClient && !log.includes(`OpenAPI Qraft ${V1_RELEASE}`)) {
      throw new Error(`V1_CLI must be @openapi-qraft/cli ${V1_RELEASE}. ${program} printed:\n${log}`);
    }
  }
  await mkdir(path.join(target, 'output'), {recursive: true});
  const tree = await buildFileTree(path.join(target, 'generated/api'));
  await writeFile(path.join(target, 'output/api.tree.txt'), tree);
  const provenance = buildProvenance(path.join(rootFolder, 'samples'), target);
  await writeFile(path.join(target, PROVENANCE_FILE), `${JSON.stringify(provenance, null, 2)}\n`);
}
