import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {DiffLine} from '../../lib/change';
import {alignCode} from './alignCode';
import {readTokens} from './codeTokens';
import {diffCode} from './diffCode';

const print = (lines: readonly DiffLine[]): string[] => lines.map(({sign, text}) => `${sign} ${text}`);
const side = (lines: readonly DiffLine[], without: string): string =>
  lines
    .filter(({sign}) => sign !== without)
    .map(({text}) => text)
    .join('\n');

describe('a difference', () => {
  test('shows every line, with the changed ones of both sides', () => {
    expect(print(diffCode('call(\n  a,\n  queryClient,\n)', 'call(\n  a,\n)', false))).toEqual([
      '  call(',
      '    a,',
      '-   queryClient,',
      '  )',
    ]);
  });

  test('does not count indentation, wrapped lines, blank lines and closing commas', () => {
    const before = 'const a = call({ b, c });\n\nif (a) {\nreturn a;\n}';
    const after = 'const a = call({\n  b,\n  c,\n});\nif (a) {\n  return a;\n}';
    expect(diffCode(before, after, false)).toEqual([]);
  });

  test('counts comments in signatures only', () => {
    const [before, after] = ['// Loads a book.\nload()', '/* Loads one. */\nload()'];
    expect(diffCode(before, after, false)).toEqual([]);
    expect(print(diffCode(before, after, true))).toEqual(['- // Loads a book.', '+ /* Loads one. */', '  load()']);
  });

  test('does not take an address for a comment', () => {
    expect(diffCode("const url = 'https://a.example';", "const url = 'https://b.example';", false)).toHaveLength(2);
  });

  test('a comma that separates counts', () => {
    expect(readTokens('f(a, b,)', false)).toEqual(['f', '(', 'a', ',', 'b', ')']);
  });

  test('leads from the older code to the newer one', () => {
    const line = fc.constantFrom('', 'a(', '  a(', 'b,', '    b,', ');', 'call(b);', '// note', "c = 'x, )';", '}');
    const code = fc.array(line, {minLength: 1, maxLength: 12}).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(code, code, fc.boolean(), (before, after, hasComments) => {
        const lines = diffCode(before, after, hasComments);
        if (lines.length === 0) {
          expect(readTokens(before, hasComments)).toEqual(readTokens(after, hasComments));
          return;
        }
        expect(side(lines, '-')).toBe(after);
        const plain = (text: string): string => readTokens(text, hasComments).join(' ').replaceAll(' ,', '');
        expect(plain(side(lines, '+'))).toBe(plain(before));
      }),
      {numRuns: 500},
    );
  });
});

describe('the older code', () => {
  test('takes over the name of the client, but not parts of other names', () => {
    expect(alignCode("import '@openapi-qraft/react';\nqraft.books(my_qraft);", 'api.books();')).toBe(
      "import '@openapi-qraft/react';\napi.books(my_qraft);",
    );
  });

  test('keeps the name when the newer code has it, too', () => {
    expect(alignCode('qraft.books();', 'qraft.authors();')).toBe('qraft.books();');
  });

  test('has its imports in the order of the newer one, those without a partner last', () => {
    const before = "import {old} from 'old';\nimport {\n  b,\n} from 'b';\nimport {a} from 'a';\n\ncall();";
    expect(alignCode(before, "import {a} from 'a';\nimport {b} from 'b';\n\ncall();")).toBe(
      "import {a} from 'a';\nimport {\n  b,\n} from 'b';\nimport {old} from 'old';\n\ncall();",
    );
  });
});
