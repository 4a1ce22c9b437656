import {expect, test} from 'vitest';
import {findLoosePins} from './checkPinnedReleases';

test.each([
  '@openapi-qraft/react@1',
  '@openapi-qraft/cli@1.15.0',
  '@openapi-qraft/cli@^2.14.1',
  '@openapi-qraft/cli@latest',
])('%s is not a documented release', (pin) => {
  expect(findLoosePins(`Text\nnpm install --save-dev ${pin}\n`)).toEqual([{line: 2, text: pin}]);
  expect(findLoosePins(`See \`${pin}\`.`)).toEqual([{line: 1, text: pin}]);
});

test('documented releases and packages without a version are fine', () => {
  const command = 'npm install @openapi-qraft/react@1.14.2 @openapi-qraft/cli@2.14.1 @openapi-qraft/cli';
  expect(findLoosePins(command)).toEqual([]);
});
