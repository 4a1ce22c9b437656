import {copyFile, mkdir, mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compareFolders, type FileDifference} from './compareFolders';
import {findV1Cli, generateV1} from './generateV1';
import {generateV2} from './generateV2';
import {sampleProject, type SampleProject} from './projects';
import {writeRootDirs} from './writeRootDirs';

const GENERATED_FOLDERS = ['generated', 'output'];
const GENERATED_FILE = 'tsconfig.rootDirs.json';

/**
 * Generates a project into a temporary folder and compares it with the committed files.
 *
 * @param use Receives the differences (paths relative to the project) and the temporary folder, which is removed
 *   afterwards.
 */
export async function regenerate<Result>(
  version: SampleProject,
  use: (differences: FileDifference[], freshFolder: string) => Promise<Result>,
): Promise<Result> {
  const project = sampleProject(version);
  const freshFolder = await mkdtemp(path.join(tmpdir(), `samples-${version}-`));
  try {
    const isGenerated = await generate(version, freshFolder);
    await writeRootDirs(project, freshFolder);
    const differences: FileDifference[] = [];
    for (const folder of isGenerated ? GENERATED_FOLDERS : []) {
      const found = await compareFolders(path.join(freshFolder, folder), path.join(project, folder));
      differences.push(...found.map(({file, kind}) => ({file: path.join(folder, file), kind})));
    }
    if (!(await haveSameText(path.join(freshFolder, GENERATED_FILE), path.join(project, GENERATED_FILE)))) {
      differences.push({file: GENERATED_FILE, kind: 'changed'});
    }
    return await use(differences, freshFolder);
  } finally {
    await rm(freshFolder, {recursive: true});
  }
}

/**
 * Runs the CLI of a version. Returns false for 1.x when its CLI is not available, so that the committed output is kept.
 */
async function generate(version: SampleProject, target: string): Promise<boolean> {
  const v1Cli = findV1Cli();
  if (version === 'v2') await generateV2(target);
  else if (v1Cli) await generateV1(target, v1Cli);
  return version === 'v2' || v1Cli !== undefined;
}

/** Updates the committed files of a project. Does not touch unchanged files. */
export async function updateGenerated(version: SampleProject): Promise<FileDifference[]> {
  return regenerate(version, async (differences, freshFolder) => {
    for (const {file, kind} of differences) {
      const target = path.join(sampleProject(version), file);
      if (kind === 'left over') {
        await rm(target);
      } else {
        await mkdir(path.dirname(target), {recursive: true});
        await copyFile(path.join(freshFolder, file), target);
      }
    }
    return differences;
  });
}

async function haveSameText(a: string, b: string): Promise<boolean> {
  const [textA, textB] = await Promise.all([a, b].map((file) => readFile(file, 'utf8').catch(() => undefined)));
  return textA === textB;
}
