import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {makeSite} from '../../src/remark/samples/fixture.testing';
import {updateExpectedErrors, verifyExpectedErrors} from './expectedErrors';

const TSCONFIG = {compilerOptions: {strict: true, noEmit: true, types: [], jsx: 'preserve'}, include: ['src']};

function makeProject(files: Record<string, unknown>): string {
  const entries = Object.entries({'tsconfig.json': TSCONFIG, ...files});
  return path.join(
    makeSite(Object.fromEntries(entries.map(([name, text]) => [`samples/v2/${name}`, text]))),
    'samples/v2',
  );
}

test('writes the message of each marked line, and then finds it up to date', () => {
  const project = makeProject({
    'src/a.ts': "// @ts-expect-error\nexport const a: number = 'one';\nexport const b = 2;\n",
    'src/b.ts': 'export const c = 3;\n',
  });
  expect(verifyExpectedErrors(project)).toEqual([
    'samples/v2/src/a.errors.json differs from what the compiler reports now.',
    'Run "npm run samples:update".',
  ]);
  expect(updateExpectedErrors(project)).toEqual([path.join(project, 'src/a.errors.json')]);
  expect(JSON.parse(readFileSync(path.join(project, 'src/a.errors.json'), 'utf8'))).toEqual([
    {line: 2, code: 2322, message: "Type 'string' is not assignable to type 'number'."},
  ]);
  expect(verifyExpectedErrors(project)).toEqual([]);
  expect(updateExpectedErrors(project)).toEqual([]);
});

test('skips tests and type tests', () => {
  const wrong = "// @ts-expect-error\nexport const a: number = 'one';\n";
  expect(verifyExpectedErrors(makeProject({'src/a.test.ts': wrong, 'src/a.signature.ts': wrong}))).toEqual([]);
});

test('reports a marked line that the compiler accepts', () => {
  const project = makeProject({'src/a.ts': '// @ts-expect-error\nexport const a = 1;\n', 'src/a.errors.json': []});
  const sentence =
    'samples/v2/src/a.ts:2: marked with @ts-expect-error, but the compiler accepts this line. ' +
    'Remove the marker or correct the sample.';
  expect(verifyExpectedErrors(project)).toContain(sentence);
  expect(() => updateExpectedErrors(project)).toThrow(sentence);
});

test('reports messages that no sample needs any more, and removes them', () => {
  const project = makeProject({'src/a.ts': 'export const a = 1;\n', 'src/a.errors.json': []});
  expect(verifyExpectedErrors(project)).toEqual([
    'samples/v2/src/a.errors.json belongs to no sample with @ts-expect-error.',
    'Run "npm run samples:update".',
  ]);
  expect(updateExpectedErrors(project)).toEqual([path.join(project, 'src/a.errors.json')]);
  expect(verifyExpectedErrors(project)).toEqual([]);
});

test('reports a project without a readable tsconfig.json', () => {
  expect(() => verifyExpectedErrors(makeProject({'tsconfig.json': '{'}))).toThrow('tsconfig.json');
  expect(() => verifyExpectedErrors(path.join(makeProject({}), 'none'))).toThrow('none/tsconfig.json');
});
