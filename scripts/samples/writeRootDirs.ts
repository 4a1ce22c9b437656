import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Builds the text of `tsconfig.rootDirs.json`, with which `./api` and `./client` resolve from every page folder, as
 * they do in a reader's project.
 *
 * @param project Folder of the sample project. Page folders are `src/<group>/<page>`.
 */
export async function buildRootDirs(project: string): Promise<string> {
  const source = path.join(project, 'src');
  const pageFolders: string[] = [];
  for (const group of await listFolders(source)) {
    for (const page of await listFolders(path.join(source, group))) pageFolders.push(`src/${group}/${page}`);
  }
  const rootDirs = ['generated', 'shared', ...pageFolders].map((folder) => `./${folder}`);
  return `${JSON.stringify({compilerOptions: {rootDirs}}, null, 2)}\n`;
}

/** Writes the file to `target` (the project itself or a temporary folder) unless its text is unchanged. */
export async function writeRootDirs(project: string, target: string): Promise<void> {
  const file = path.join(target, 'tsconfig.rootDirs.json');
  const text = await buildRootDirs(project);
  const old = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== old) await writeFile(file, text);
}

async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {withFileTypes: true});
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
