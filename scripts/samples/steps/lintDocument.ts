import path from 'node:path';
import {bookshopDocument, rootFolder, sampleProject} from '../projects';
import {runCommand} from '../runCommand';

/** Lints the OpenAPI document with Redocly. Returns the whole report when there is a problem. */
export async function lintDocument(): Promise<string[]> {
  const program = path.join(sampleProject('v2'), 'node_modules/.bin/redocly');
  const rules = path.join(rootFolder, 'samples/openapi/redocly.yaml');
  const {exitCode, output} = await runCommand(
    program,
    ['lint', '--config', rules, '--max-problems', '100', bookshopDocument],
    {folder: rootFolder, env: {REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'}},
  );
  return exitCode === 0 ? [] : [output];
}
