import {chmodSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {makeSite} from '../../../src/remark/samples/fixture.testing';
import {createRealCli} from './realCli';

test('says what the CLI printed when its help lists no options', async () => {
  const program = 'samples/v2/node_modules/.bin/openapi-qraft';
  const siteDir = makeSite({[program]: '#!/bin/sh\necho "Unknown plugin"\n'});
  chmodSync(path.join(siteDir, program), 0o755);
  await expect(createRealCli(siteDir).readOptions('v2')).rejects.toThrow(
    /^The CLI's --help lists no options\. It says:\nUnknown plugin/,
  );
});
