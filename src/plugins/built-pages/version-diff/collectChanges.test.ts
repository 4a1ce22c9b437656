import {resolve} from 'node:path';
import {describe, expect, test} from 'vitest';
import {makeSite} from '../../../remark/samples/fixture.testing';
import {collectChanges} from './collectChanges';
import {findCounterpartPage} from './findCounterpartPage';

const SITE = resolve(__dirname, '../../../..');
const OLD_PAGE = 'versioned_docs/version-1.x/hooks/useA.mdx';
const NEW_PAGE = 'docs/hooks/useA.mdx';
const fence = (file: string) => `\`\`\`signature sample="${file}"\n\`\`\`\n`;
const signature = (text: string) => `/* #signature\n${text}\n*/\n`;
const collect = (files: Record<string, string>, migrationSamples: string[] = []) =>
  collectChanges(NEW_PAGE, migrationSamples, makeSite(files));

describe('signatures', () => {
  const SAMPLES = {
    'samples/v1/src/one.ts': signature('qraft.<service>.useA(\n  client,\n)'),
    'samples/v2/src/one.ts': signature('api.<service>.useA(\n)'),
    'samples/v1/src/two.ts': signature('b()'),
    'samples/v2/src/two.ts': signature('c()'),
  };

  test('below the same heading are compared, with one name for the client', () => {
    const page = `## Signature\n\n${fence('one.ts')}`;
    expect(collect({...SAMPLES, [OLD_PAGE]: page, [NEW_PAGE]: page})).toEqual([
      {title: 'Signature', diff: '  api.<service>.useA(\n-   client,\n  )'},
    ]);
  });

  test('of 1.x below "Signature" are compared with those of 2.x below "Reference"', () => {
    const [old, current] = ['Signature', 'Reference {#signature}'].map(
      (heading) => `## ${heading}\n\n${fence('one.ts')}`,
    );
    expect(collect({...SAMPLES, [OLD_PAGE]: old!, [NEW_PAGE]: current!}).map(({title}) => title)).toEqual([
      'Signature',
    ]);
  });

  test('several below one heading are compared in their order', () => {
    const page = `## \`useA()\` {#a}\n\n${fence('one.ts')}\n${fence('two.ts')}`;
    expect(collect({...SAMPLES, [OLD_PAGE]: page, [NEW_PAGE]: page}).map(({title, diff}) => [title, diff])).toEqual([
      ['useA()', expect.stringContaining('client')],
      ['useA()', '- b()\n+ c()'],
    ]);
  });

  test('that are equal, or have no partner, are left out', () => {
    const old = `## Signature\n\n${fence('v2:two.ts')}`;
    const current = `## Signature\n\n${fence('two.ts')}\n## Options\n\n${fence('one.ts')}`;
    expect(collect({...SAMPLES, [OLD_PAGE]: old, [NEW_PAGE]: current})).toEqual([]);
  });

  test('that name a missing sample are an error with page and line', () => {
    const page = `## Signature\n\n${fence('three.ts')}`;
    expect(() => collect({...SAMPLES, [OLD_PAGE]: '', [NEW_PAGE]: page})).toThrow(
      `${NEW_PAGE}:3: There is no sample file samples/v2/src/three.ts.`,
    );
  });
});

describe('samples of the migration guide', () => {
  const SAMPLES = {
    'samples/v1/src/migration/app/App.tsx': 'old();\nsame();\n',
    'samples/v2/src/migration/app/App.tsx': 'same();\n',
    'samples/v1/src/migration/app/equal.ts': 'same();\n',
    'samples/v2/src/migration/app/equal.ts': 'same();\n',
  };

  test('are compared when the page names them', () => {
    expect(collect({...SAMPLES, [OLD_PAGE]: '', [NEW_PAGE]: ''}, ['app/App.tsx'])).toEqual([
      {title: 'App.tsx (migration guide)', diff: '- old();\n  same();'},
    ]);
  });

  test.each([
    ['app/Ap.tsx', `${NEW_PAGE}: "migration_samples": There is no sample file samples/v`],
    ['app/equal.ts', `${NEW_PAGE}: "migration_samples": app/equal.ts is the same in both versions.`],
  ])('%s is an error that names the page', (file, message) => {
    expect(() => collect({...SAMPLES, [OLD_PAGE]: '', [NEW_PAGE]: ''}, [file])).toThrow(message);
  });

  test('on a page that the version before does not have are an error', () => {
    expect(() => collect({...SAMPLES, [NEW_PAGE]: ''}, ['app/App.tsx'])).toThrow(
      `${NEW_PAGE}: "migration_samples" has no effect`,
    );
  });
});

describe('on this site', () => {
  const titlesOf = (page: string) => collectChanges(`docs/${page}.mdx`, [], SITE).map(({title}) => title);

  test('useQuery() has another signature', () => {
    expect(titlesOf('hooks/useQuery')).toEqual(['Signature']);
  });

  test.each([
    ['with the same signature in both versions', 'query-client/getMutationKey'],
    ['without a signature', 'authorization/basic-authentication'],
    ['that 1.x does not have', 'eslint/no-unstable-deps'],
    ['whose subject is part of another page in 1.x', 'query-client/ensureQueryData'],
  ])('a page %s has no changes', (_, page) => {
    expect(titlesOf(page)).toEqual([]);
  });

  test('the counterpart is the page about the same subject, which may have moved', () => {
    expect(findCounterpartPage('docs/codegen/CLI/index.mdx', SITE)).toBe('versioned_docs/version-1.x/codegen/cli.mdx');
    expect(findCounterpartPage('docs/codegen/CLI/redocly-config.mdx', SITE)).toBeUndefined();
  });
});
