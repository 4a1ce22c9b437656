import path from 'node:path';
import {sampleProject} from '../projects';
import {runCommand} from '../runCommand';

/** Writes `schema.ts` with the types of a document, by the openapi-typescript plugin of the 2.x command line. */
export async function writeSchemaTypes(documentFile: string, outputFolder: string): Promise<void> {
  const project = sampleProject('v2');
  const program = path.join(project, 'node_modules/.bin/openapi-qraft');
  const options = ['--plugin', 'openapi-typescript', documentFile, '--output-dir', outputFolder];

  const {exitCode, output} = await runCommand(program, options, {folder: project});
  if (exitCode !== 0)
    throw new Error(`openapi-qraft ${options.join(' ')}\nended with exit code ${exitCode}:\n${output}`);
}
