import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildFileTree} from './buildFileTree';
import {bookshopDocument} from './projects';
import {writeV1Client} from './writeV1Client';

/**
 * Writes `generated/` and `output/` of the 1.x project.
 *
 * @param target Folder that receives both, the project itself or a temporary one.
 */
export async function generateV1(target: string): Promise<void> {
  const client = path.join(target, 'generated/api');
  await writeV1Client(bookshopDocument, client);

  await mkdir(path.join(target, 'output'), {recursive: true});
  await writeFile(path.join(target, 'output/api.tree.txt'), await buildFileTree(client));
}
