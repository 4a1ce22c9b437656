// The generator of the 1.x line (@openapi-qraft/cli 1.14.2) is not published in the registry, so its output cannot be
// made here. This folder writes a client of the same shape from an OpenAPI document. Only `schema.ts` comes from a
// published generator: the openapi-typescript plugin of the 2.x command line, which writes what the 1.x one wrote.
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildFiles} from './buildFiles';
import {readDocument} from './document';
import {writeSchemaTypes} from './writeSchemaTypes';

/** Writes a complete 1.x client into a folder, which is emptied first. Both paths are absolute. */
export async function writeV1Client(documentFile: string, outputFolder: string): Promise<void> {
  const files = buildFiles(readDocument(documentFile));

  await rm(outputFolder, {recursive: true, force: true});
  await writeSchemaTypes(documentFile, outputFolder);
  await mkdir(path.join(outputFolder, 'services'));
  for (const [name, text] of files) await writeFile(path.join(outputFolder, name), text);
}
