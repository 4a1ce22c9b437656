import path from 'node:path';
import type {FindIdentifiers} from './buildPageTypes';
import {describeOutdated, readFolderTypes, readHash} from './folderTypes';
import {createHasher} from './hashInputs';
import type {ShownCode} from './listShownCode';
import {listSampleFolders} from './sampleFolders';

/**
 * Reads the types of everything that the blocks show.
 *
 * @throws Error that names all folders whose types are missing or out of date
 */
export function readSampleTypes(blocks: readonly ShownCode[], siteDir: string): FindIdentifiers {
  const hash = createHasher();
  const folders = listSampleFolders(blocks, siteDir).map((folder) => ({folder, inputs: hash(folder)}));
  const outdated = folders.filter(({folder, inputs}) => readHash(folder) !== inputs);
  if (outdated.length > 0) throw new Error(outdated.map(({folder}) => describeOutdated(folder)).join('\n'));
  const described = new Map(
    folders.map(({folder, inputs}) => [path.join(folder.project, folder.name), readFolderTypes(folder, inputs)]),
  );
  return (file, line) => described.get(path.dirname(file))?.get(path.basename(file))?.get(line) ?? [];
}
