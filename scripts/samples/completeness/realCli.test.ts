import {chmodSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {makeSite} from '../../../src/remark/samples/fixture.testing';
import {rootFolder} from '../projects';
import {createRealCli, type RealCli} from './realCli';

test("includes the CLI's output when its help lists no options", async () => {
  const program = 'samples/v2/node_modules/.bin/openapi-qraft';
  const siteDir = makeSite({[program]: '#!/bin/sh\necho "Unknown plugin"\n'});
  chmodSync(path.join(siteDir, program), 0o755);
  await expect(createRealCli(siteDir).readOptions('v2')).rejects.toMatchObject({
    message: "The CLI's --help lists no options. It prints:\nUnknown plugin\n",
  });
});

test('reports only the command whose output does not compile', {timeout: 30_000}, async () => {
  const command = (modifier: string): Parameters<RealCli['runAll']>[0][number] => ({
    cliArguments: [
      ...['openapi.yaml', '--plugin', 'tanstack-query-react', '--plugin', 'openapi-typescript'],
      ...['--output-dir', 'src/api', '--filter-services', '/orders/**', '--operation-name-modifier', modifier],
    ],
    inputPath: 'openapi.yaml',
  });
  const results = await createRealCli(rootFolder).runAll([
    command('/orders/**:^(export|get)Orders?$ ==> $1'),
    command('/orders/**:^(list|get)Orders?$ ==> $1'),
    command('/orders/**'),
  ]);
  expect(results).toEqual([
    expect.stringContaining("TS1389: 'export' is not allowed as a variable declaration name."),
    undefined,
    expect.stringContaining('Invalid operation name modifier'),
  ]);
});
