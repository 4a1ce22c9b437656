import {writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {beforeAll, describe, expect, test} from 'vitest';
import {listTokens} from '../../lib/pageTypes';
import {readCodeText} from '../../lib/readCodeText';
import {makeSite} from '../../remark/samples/fixture.testing';
import {buildPageTypes} from './buildPageTypes';
import {createDescriber} from './describeFolder';
import {readFolderTypes, readHash, writeFolderTypes} from './folderTypes';
import {createHasher} from './hashInputs';
import {listShownCode, type ShownCode} from './listShownCode';
import {readSampleTypes} from './readSampleTypes';
import {listSampleFolders} from './sampleFolders';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TSCONFIG = {compilerOptions: {strict: true, lib: ['es2023'], types: [], jsx: 'preserve'}, include: ['src']};

/** A small site with one sample, and what its page shows. */
function makePage(fence: string, sample: string, others: Record<string, unknown> = {}) {
  const siteDir = makeSite({
    'docs/page.mdx': `${fence}\n\`\`\`\n`,
    'samples/v2/src/a.ts': sample,
    'samples/v2/tsconfig.json': TSCONFIG,
    'samples/v2/package-lock.json': '{}',
    ...others,
  });
  const blocks = listShownCode(path.join(siteDir, 'docs/page.mdx'), siteDir);
  return {siteDir, blocks};
}

/** Writes the types as `npm run samples:update` does, and reads them as the build does. */
function updateAndRead(blocks: readonly ShownCode[], siteDir: string) {
  update(blocks, siteDir);
  return readSampleTypes(blocks, siteDir);
}

function update(blocks: readonly ShownCode[], siteDir: string): void {
  const hash = createHasher();
  const describeFolder = createDescriber();
  for (const folder of listSampleFolders(blocks, siteDir))
    writeFolderTypes(folder, hash(folder), describeFolder(folder));
}

/** `identifier: type` for each identifier of the first block. */
function readTypes({siteDir, blocks}: {siteDir: string; blocks: ShownCode[]}): string[] {
  const text = blocks[0]?.text ?? '';
  const tokens = listTokens(buildPageTypes(blocks, updateAndRead(blocks, siteDir)), text, 0);
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
  const {infos} = buildPageTypes(page.blocks, updateAndRead(page.blocks, page.siteDir));
  expect(infos[0]?.docs).toBe('Adds **one**.\n\n@param n the number');
});

test('a file outside the project is an error that names it', () => {
  const {blocks, siteDir} = makePage('```ts sample="a.ts"', 'export const a = 1;\n', {
    'samples/v2/tsconfig.json': {...TSCONFIG, include: ['other']},
    'samples/v2/other/b.ts': '',
  });
  expect(() => update(blocks, siteDir)).toThrow('samples/v2/src/a.ts is not in the "include"');
});

describe('types that are out of date fail the build', () => {
  const IMPORTING = "import {b} from './b';\nexport const a = b;\n";
  const OTHERS = {
    'samples/v2/src/b.ts': "import {c} from './c';\nexport const b = c;\n",
    'samples/v2/src/c.ts': 'export const c = 1;\n',
    'samples/v2/src/unrelated.ts': 'export {};\n',
  };
  const MESSAGE = 'samples/v2/src are out of date. Run: npm run samples:update -- v2';

  test.each([
    ['the sample', 'src/a.ts', `${IMPORTING}// more\n`],
    ['what it imports', 'src/b.ts', 'export const b = 2;\n'],
    ['what that imports', 'src/c.ts', 'export const c = 2;\n'],
    ['packages', 'package-lock.json', '{"packages": {}}'],
  ])('after a change of %s', (_, file, text) => {
    const {blocks, siteDir} = makePage('```ts sample="a.ts"', IMPORTING, OTHERS);
    update(blocks, siteDir);
    writeFileSync(path.join(siteDir, 'samples/v2', file), text);
    expect(() => readSampleTypes(blocks, siteDir)).toThrow(MESSAGE);
    update(blocks, siteDir);
    expect(() => readSampleTypes(blocks, siteDir)).not.toThrow();
  });

  test('after the page shows other lines', () => {
    const {siteDir} = makePage('```ts sample="a.ts" lines="1"', IMPORTING, OTHERS);
    const page = path.join(siteDir, 'docs/page.mdx');
    update(listShownCode(page, siteDir), siteDir);
    writeFileSync(page, '```ts sample="a.ts" lines="2"\n```\n');
    expect(() => readSampleTypes(listShownCode(page, siteDir), siteDir)).toThrow(MESSAGE);
  });

  test('not after a change of another file', () => {
    const {blocks, siteDir} = makePage('```ts sample="a.ts"', IMPORTING, OTHERS);
    update(blocks, siteDir);
    writeFileSync(path.join(siteDir, 'samples/v2/src/unrelated.ts'), 'export const d = 1;\n');
    expect(() => readSampleTypes(blocks, siteDir)).not.toThrow();
  });

  test('when they were never written', () => {
    const {blocks, siteDir} = makePage('```ts sample="a.ts"', IMPORTING, OTHERS);
    expect(() => readSampleTypes(blocks, siteDir)).toThrow('samples/v2/src are missing. Run: npm run samples:update');
  });
});

test('descriptions do not contain the folder of the project', () => {
  const page = makePage('```ts sample="a.ts"', "import * as b from './b';\nexport const a = b.b;\n", {
    'samples/v2/src/b.ts': 'export const b = 1;\n',
  });
  update(page.blocks, page.siteDir);
  const {infos} = buildPageTypes(page.blocks, readSampleTypes(page.blocks, page.siteDir));
  expect(JSON.stringify(infos)).not.toContain(page.siteDir);
});

test('blocks with the same text from different files have their own types', () => {
  const siteDir = makeSite({
    'docs/page.mdx': ['a', 'b', 'a'].map((name) => `\`\`\`ts sample="${name}.ts" region="r"\n\`\`\`\n`).join('\n'),
    'samples/v2/src/a.ts': 'const x = 1;\n// #region r\nexport const y = x;\n// #endregion r\n',
    'samples/v2/src/b.ts': "const x = '';\n// #region r\nexport const y = x;\n// #endregion r\n",
    'samples/v2/tsconfig.json': TSCONFIG,
    'samples/v2/package-lock.json': '{}',
  });
  const blocks = listShownCode(path.join(siteDir, 'docs/page.mdx'), siteDir);
  const types = buildPageTypes(blocks, updateAndRead(blocks, siteDir));
  const read = (occurrence: number) =>
    listTokens(types, blocks[0]!.text, occurrence).map(({type}) => readCodeText(type));
  expect([0, 1, 2].map(read)).toEqual([
    ['const y: 1', 'const x: 1'],
    ['const y: ""', 'const x: ""'],
    ['const y: 1', 'const x: 1'],
  ]);
});

test('tokens of other text are never found', () => {
  const page = makePage('```ts sample="a.ts"', 'export const a = 1;\n');
  const types = buildPageTypes(page.blocks, updateAndRead(page.blocks, page.siteDir));
  expect(listTokens(types, page.blocks[0]!.text, 0)).toHaveLength(1);
  expect(listTokens(types, `${page.blocks[0]!.text} `, 0)).toHaveLength(1);
  expect(listTokens(types, `x${page.blocks[0]!.text}`, 0)).toEqual([]);
});

describe.each([
  ['v2', ['src/hooks/useQuery/AuthorCard.tsx', 'src/query-client/getQueryData/ReorderButton.tsx']],
  ['v1', ['src/hooks/useQuery/BookNotice.tsx']],
])('samples of %s', {timeout: 120_000}, (version, samples) => {
  const project = path.join(ROOT, 'samples', version);
  const tsconfig = path.join(project, 'tsconfig.json');
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
      getCurrentDirectory: () => project,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
    });
  }, 120_000);

  test('have the types in the repository that an editor shows', () => {
    for (const sample of samples) {
      const source = whole.getProgram()!.getSourceFile(path.join(project, sample))!;
      let compared = 0;
      for (const [line, identifiers] of readRepository(sample)) {
        for (const {column, type, summary} of identifiers) {
          const position = source.getPositionOfLineAndCharacter(line - 1, column);
          const shown = ts.displayPartsToString(whole.getQuickInfoAtPosition(source.fileName, position)?.displayParts);
          if (summary === undefined) expect(type).toBe(shown);
          else expect(shown.startsWith(type), `${shown} starts with ${type}`).toBe(true);
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(15);
    }
  });

  test('summarize the client, its services, and its operations', () => {
    const summaries = [...readRepository(samples[0]!).values()].flat().flatMap(({summary}) => summary ?? []);
    expect(summaries).toContainEqual(
      expect.stringMatching(/^API client with 6 services: books, authors, orders, members, auth, and status$/),
    );
    expect(summaries).toContainEqual(expect.stringMatching(/^Service with \d+ operations: /));
    expect(summaries).toContainEqual(
      expect.stringMatching(/^Operation that you can call, with \d+ methods: .*useQuery/),
    );
  });

  /** The described lines of a sample. A build checks that they are current. */
  function readRepository(sample: string) {
    const folder = {project, name: path.posix.dirname(sample), files: new Map()};
    return readFolderTypes(folder, readHash(folder)!).get(path.basename(sample))!;
  }
});
