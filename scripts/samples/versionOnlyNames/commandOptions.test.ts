import {expect, test} from 'vitest';
import {readCommandOptions} from './commandOptions';

test('reads the long options before those of the openapi-typescript plugin', () => {
  const help = [
    '  -c, --clean                  Clean',
    '  --redocly [config]           Use --other',
    '  --openapi-types-file-name <path>',
    '  --enum',
  ].join('\n');
  expect(readCommandOptions(help)).toEqual(['--clean', '--redocly']);
});

test('an incomplete help is an error that says what to do', () => {
  expect(() => readCommandOptions('  --clean')).toThrow('Run: npm run samples:generate');
});
