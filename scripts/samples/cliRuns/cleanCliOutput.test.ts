import {expect, test} from 'vitest';
import {cleanCliOutput} from './cleanCliOutput';

test('keeps the message of an uncaught error and drops the source frame, the stack and absolute paths', () => {
  const output = [
    '- Initializing process...',
    'file:///home/me/node_modules/plugin/dist/lib/read.js:79',
    "    throw new Error('Duplicate path');",
    '          ^',
    '',
    "ResolveError: ENOENT: no such file or directory '/home/me/shop/openapi.yaml'",
    '    at read (file:///home/me/node_modules/plugin/dist/lib/read.js:79:11) {',
    "  code: 'ENOENT',",
    '}',
    '',
    'Node.js v20.20.2',
  ].join('\n');
  expect(cleanCliOutput(output, '/home/me/shop')).toBe(
    "ResolveError: ENOENT: no such file or directory './openapi.yaml'",
  );
});

test('keeps warnings and the last line of a run, but not its steps', () => {
  const output = '⚠ API staff is skipped\n✔ Services has been generated\n✔ Qraft process completed successfully\n';
  expect(cleanCliOutput(output, '/shop')).toBe('⚠ API staff is skipped\n✔ Qraft process completed successfully');
});

test('breaks a printed command before each option', () => {
  expect(cleanCliOutput('bin shop --redocly redocly.yaml --clean', '/shop')).toBe(
    'bin shop \\\n  --redocly redocly.yaml \\\n  --clean',
  );
});
