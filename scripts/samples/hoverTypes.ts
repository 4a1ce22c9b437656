import {rmSync} from 'node:fs';
import path from 'node:path';
import {createDescriber} from '../../src/plugins/types-on-hover/describeFolder';
import {describeOutdated, readHash, writeFolderTypes} from '../../src/plugins/types-on-hover/folderTypes';
import {createHasher} from '../../src/plugins/types-on-hover/hashInputs';
import {listAllShownCode} from '../../src/plugins/types-on-hover/listShownCode';
import {listSampleFolders, typesFileOf, type SampleFolder} from '../../src/plugins/types-on-hover/sampleFolders';
import {listFiles} from '../../src/remark/samples/readSample';
import {rootFolder, sampleProject, type SampleProject} from './projects';

/** Writes the types of folders whose inputs have changed, and deletes those that no page shows. Returns how many. */
export function updateHoverTypes(version: SampleProject, selectedPath?: string): number {
  const hash = createHasher();
  const describe = createDescriber();
  const outdated = listFolders(version, selectedPath)
    .map((folder) => ({folder, inputs: hash(folder)}))
    .filter(({folder, inputs}) => readHash(folder) !== inputs);
  for (const {folder, inputs} of outdated) writeFolderTypes(folder, inputs, describe(folder));
  const orphans = listOrphans(version);
  for (const file of orphans) rmSync(file);
  return outdated.length + orphans.length;
}

/** One problem for each folder whose types are missing or out of date, and for each file that no page needs. */
export function checkHoverTypes(version: SampleProject, selectedPath?: string): string[] {
  const hash = createHasher();
  return [
    ...listFolders(version, selectedPath)
      .filter((folder) => readHash(folder) !== hash(folder))
      .map(describeOutdated),
    ...listOrphans(version).map(
      (file) => `${path.relative(rootFolder, file)}: no page shows this folder. Delete the file.`,
    ),
  ];
}

/** The folders that pages show of a version. A selected file selects its folder, whose types are in one file. */
function listFolders(version: SampleProject, selectedPath?: string): SampleFolder[] {
  const project = sampleProject(version);
  const folders = listSampleFolders(listAllShownCode(rootFolder), rootFolder).filter(
    (folder) => folder.project === project,
  );
  if (selectedPath === undefined) return folders;
  const selected = `src/${selectedPath}`;
  return folders.filter(({name}) => `${name}/`.startsWith(`${selected}/`) || path.posix.dirname(selected) === name);
}

function listOrphans(version: SampleProject): string[] {
  const known = new Set(listFolders(version).map(typesFileOf));
  const folder = path.join(sampleProject(version), 'types');
  return listFiles(folder)
    .map((name) => path.join(folder, name))
    .filter((file) => !known.has(file));
}
