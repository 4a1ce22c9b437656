import path from 'node:path';
import ts from 'typescript';
import {beforeAll, describe, expect, test} from 'vitest';
import {listTokens} from '../../lib/pageTypes';
import {readCodeText} from '../../lib/readCodeText';
import {makeSite} from '../../remark/samples/fixture.testing';
import {buildPageTypes} from './buildPageTypes';
import {describeIdentifiers, openProject} from './describeIdentifiers';
import {describeProjects} from './describeProjects';
import {listShownCode, type ShownCode} from './listShownCode';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TSCONFIG = {compilerOptions: {strict: true, lib: ['es2023'], types: [], jsx: 'preserve'}, include: ['src']};

/** A small site with one sample, and what its page shows. */
function makePage(fence: string, sample: string, others: Record<string, unknown> = {}) {
  const siteDir = makeSite({
    'docs/page.mdx': `${fence}\n\`\`\`\n`,
    'samples/v2/src/a.ts': sample,
    'samples/v2/tsconfig.json': TSCONFIG,
    ...others,
  });
  const blocks = listShownCode(path.join(siteDir, 'docs/page.mdx'), siteDir);
  return {siteDir, blocks};
}

/** `identifier: type` for each identifier of the first block. */
function readTypes({siteDir, blocks}: {siteDir: string; blocks: ShownCode[]}): string[] {
  const text = blocks[0]?.text ?? '';
  const tokens = listTokens(buildPageTypes(blocks, describeProjects(blocks, siteDir)), text);
  return tokens.map(({start, end, type}) => `${text.slice(start, end)}: ${readCodeText(type)}`);
}

test('offsets follow the shown text of a region, without markers and indentation', () => {
  const sample =
    'const hidden = 1;\nfunction f() {\n  // #region part\n  const a = hidden;\n\n  // #region inner\n  return a;\n  // #endregion inner\n  // #endregion part\n}\n';
  const page = makePage('```ts sample="a.ts" region="part"', sample);
  expect(page.blocks[0]?.text).toBe('const a = hidden;\n\nreturn a;');
  expect(readTypes(page)).toEqual(['a: const a: 1', 'hidden: const hidden: 1', 'a: const a: 1']);
});

test('offsets follow elided lines, highlighted lines, and compiler messages', () => {
  const sample =
    'const a = 1;\nconst b = 2;\n// @ts-expect-error: not a string\nconst c: string = a;\nf(c);\nfunction f(x: string) {}\n';
  const errors = [{line: 4, code: 2322, message: "Type 'number' is not assignable to type 'string'."}];
  const page = makePage('```ts sample="a.ts" lines="1,3-5" {1}', sample, {'samples/v2/src/a.errors.json': errors});
  expect(page.blocks[0]?.text).toContain('✗ TS2322');
  expect(readTypes(page)).toEqual([
    'a: const a: 1',
    'c: const c: string',
    'a: const a: 1',
    'f: function f(x: string): void',
    'c: const c: string',
  ]);
});

test('comments of the code are part of the description, with their tags', () => {
  const page = makePage(
    '```ts sample="a.ts"',
    '/**\n * Adds **one**.\n * @param n the number\n */\nexport const add = (n: number) => n + 1;\n',
  );
  const {infos} = buildPageTypes(page.blocks, describeProjects(page.blocks, page.siteDir));
  expect(infos[0]?.docs).toBe('Adds **one**.\n\n@param n the number');
});

test('a file outside the project is an error that names it', () => {
  const {blocks, siteDir} = makePage('```ts sample="a.ts"', 'export const a = 1;\n', {
    'samples/v2/tsconfig.json': {...TSCONFIG, include: ['other']},
    'samples/v2/other/b.ts': '',
  });
  expect(() => describeProjects(blocks, siteDir)).toThrow('samples/v2/src/a.ts is not in the "include"');
});

test('the result is cached until a file of the project changes', () => {
  const {blocks, siteDir} = makePage('```ts sample="a.ts"', 'export const a = 1;\n');
  const first = describeProjects(blocks, siteDir)(blocks[0]!.file, 1);
  const start = performance.now();
  expect(describeProjects(blocks, siteDir)(blocks[0]!.file, 1)).toEqual(first);
  expect(performance.now() - start).toBeLessThan(100);
});

test('tokens of other text are never found', () => {
  const page = makePage('```ts sample="a.ts"', 'export const a = 1;\n');
  const types = buildPageTypes(page.blocks, describeProjects(page.blocks, page.siteDir));
  expect(listTokens(types, page.blocks[0]!.text)).toHaveLength(1);
  expect(listTokens(types, `${page.blocks[0]!.text} `)).toHaveLength(1);
  expect(listTokens(types, `x${page.blocks[0]!.text}`)).toEqual([]);
});

for (const [project, sample] of [
  ['v2', 'src/hooks/useQuery/AuthorCard.tsx'],
  ['v1', 'src/hooks/useQuery/BookNotice.tsx'],
] as const) {
  describe(`a sample of ${project}`, {timeout: 120_000}, () => {
    const file = path.join(ROOT, 'samples', project, sample);
    const tsconfig = path.join(ROOT, 'samples', project, 'tsconfig.json');
    let whole: ts.LanguageService;
    beforeAll(() => {
      // The project as an editor opens it, with all of its files.
      const config = ts.getParsedCommandLineOfConfigFile(tsconfig, undefined, {
        ...ts.sys,
        onUnRecoverableConfigFileDiagnostic: ({messageText}) => expect.fail(String(messageText)),
      })!;
      whole = ts.createLanguageService({
        ...ts.sys,
        useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
        getCompilationSettings: () => config.options,
        getScriptFileNames: () => config.fileNames,
        getScriptVersion: () => '0',
        getScriptSnapshot: (name) => ts.ScriptSnapshot.fromString(ts.sys.readFile(name) ?? ''),
        getCurrentDirectory: () => path.dirname(tsconfig),
        getDefaultLibFileName: ts.getDefaultLibFilePath,
      });
    }, 120_000);

    test('has the types that an editor shows', () => {
      const source = whole.getProgram()!.getSourceFile(file)!;
      const lines = new Set(source.getLineStarts().map((_, index) => index + 1));
      const described = describeIdentifiers(openProject(tsconfig, [file]), file, lines);
      let compared = 0;
      for (const [line, identifiers] of described) {
        for (const {column, type, summary} of identifiers) {
          const position = source.getPositionOfLineAndCharacter(line - 1, column);
          const shown = ts.displayPartsToString(whole.getQuickInfoAtPosition(file, position)?.displayParts);
          if (summary === undefined) expect(type).toBe(shown);
          else expect(shown.startsWith(`${type}`), `${shown} starts with ${type}`).toBe(true);
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(15);
    });

    test('summarizes the client, its services, and its operations', () => {
      const lines = new Set(
        ts.sys
          .readFile(file)!
          .split('\n')
          .map((_, index) => index + 1),
      );
      const described = [...describeIdentifiers(openProject(tsconfig, [file]), file, lines).values()].flat();
      const summaries = described.flatMap(({summary}) => summary ?? []);
      expect(summaries).toContainEqual(
        expect.stringMatching(/^API client with 6 services: books, authors, orders, members, auth, and status$/),
      );
      expect(summaries).toContainEqual(expect.stringMatching(/^Service with \d+ operations: /));
      expect(summaries).toContainEqual(
        expect.stringMatching(/^Operation that you can call, with \d+ methods: .*useQuery/),
      );
    });
  });
}
