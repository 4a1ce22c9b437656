import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, test} from 'vitest';
import {hashCheckedFiles} from '../../../bench/tools/lib/hash.mjs';
import {RESULTS} from './results';
import {TOOLS, type DocumentResults, type Figure, type Part} from './tools';

const SITE = resolve(import.meta.dirname, '../../..');
const PAGE = readFileSync(resolve(SITE, 'docs/guides/comparison.mdx'), 'utf8');
const COMPARED = TOOLS.filter(({packages}) => packages.length > 0).map(({id}) => id);
const {bookshop, github} = RESULTS.documents;

const figure = (document: DocumentResults, part: Part, tool: string, name: string): Figure | undefined =>
  document[part][tool]?.[name];
/** Tools by a figure, lowest first. */
const ranked = (document: DocumentResults, part: Part, name: string): string[] =>
  Object.keys(document[part]).sort(
    (a, b) => Number(figure(document, part, a, name)) - Number(figure(document, part, b, name)),
  );

test('results.json is about the versions in package.json', () => {
  const {devDependencies} = JSON.parse(readFileSync(resolve(SITE, 'bench/tools/package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  expect(RESULTS.versions, 'measure again with "npm run bench:tools"').toEqual(devDependencies);
});

test('what the pages show was checked', () => {
  expect(RESULTS.files, 'run "npm run bench:tools -- --check --update" and commit results.json').toBe(
    hashCheckedFiles(resolve(SITE, 'bench/tools')),
  );
});

test('has figures of all tools', () => {
  for (const document of [bookshop, github]) {
    for (const part of ['generation', 'types', 'editor'] as const) {
      expect(Object.keys(document[part]).sort(), part).toEqual([...COMPARED].sort());
    }
    expect(Object.keys(document.bundles).sort()).toEqual(TOOLS.map(({id}) => id).sort());
  }
  for (const [name, tools] of Object.entries(RESULTS.features)) {
    expect(Object.keys(tools).sort(), name).toEqual([...COMPARED].sort());
  }
});

test('the page shows each measured feature', () => {
  const labels = [...PAGE.matchAll(/labels=\{\{(?<entries>[^}]*)\}\}/g)].map((match) => match.groups?.entries ?? '');
  const names = [...labels.join('\n').matchAll(/^\s*'?(?<name>[\w-]+)'?:/gm)].map((match) => match.groups?.name);
  expect(names.sort()).toEqual(Object.keys(RESULTS.features).sort());
});

test('each figure that the page names exists', () => {
  const tables = [
    ...PAGE.matchAll(/document="(?<document>\w+)"\s+part="(?<part>\w+)"\s+columns=\{\{(?<columns>[^}]*)\}\}/g),
  ];
  expect(tables).toHaveLength(8);
  for (const {groups} of tables) {
    const {document, part, columns} = groups as {document: 'bookshop' | 'github'; part: Part; columns: string};
    for (const [, name = ''] of columns.matchAll(/(\w+): '/g)) {
      expect(figure(RESULTS.documents[document], part, 'qraft', name), `${document} ${part} ${name}`).toBeDefined();
    }
  }
});

describe('what the page says about the figures', () => {
  test('OpenAPI Qraft writes the most code', () => {
    for (const document of [bookshop, github]) expect(ranked(document, 'generation', 'kibibytes').at(-1)).toBe('qraft');
  });

  test('only OpenAPI Qraft cannot read the published GitHub document', () => {
    const failing = COMPARED.filter((tool) => figure(github, 'generation', tool, 'originalFails') !== undefined);
    expect(failing).toEqual(['qraft']);
    expect(figure(github, 'generation', 'qraft', 'originalFails')).toContain('s.replace is not a function');
  });

  test('types of a large document', () => {
    expect(ranked(github, 'types', 'seconds')[0]).toBe('openapi-react-query');
    expect(ranked(github, 'types', 'seconds').slice(-2).sort()).toEqual(['kubb', 'orval']);
    const faulty = COMPARED.filter((tool) => figure(github, 'types', tool, 'errors') !== 0);
    expect(faulty).toEqual(['rtk-query']);
  });

  test('bundles', () => {
    for (const document of [bookshop, github]) {
      expect(ranked(document, 'bundles', 'one').slice(0, 2)).toEqual(['orval', 'kubb']);
    }
    for (const tool of ['qraft', 'rtk-query']) {
      const growth = Number(figure(github, 'bundles', tool, 'one')) - Number(figure(bookshop, 'bundles', tool, 'one'));
      expect(growth, tool).toBeGreaterThan(10_000);
    }
  });

  test('bundles of tools for TanStack Query', () => {
    const tools = ranked(bookshop, 'bundles', 'ten').filter((tool) => tool !== 'rtk-query');
    expect(tools.slice(0, 2).sort()).toEqual(['kubb', 'orval']);
    const [small, large] = [bookshop, github].map((document) =>
      Number(figure(document, 'bundles', 'openapi-react-query', 'one')),
    );
    expect(Math.abs((large ?? 0) - (small ?? 0))).toBeLessThan(100);
  });

  test('numbers of runs', () => {
    expect(bookshop.rounds).toMatchObject({generation: 5, types: 5, editor: 5});
    expect(github.rounds).toMatchObject({generation: 5, types: 3, editor: 3});
  });

  test('editors', () => {
    expect(ranked(github, 'editor', 'firstSeconds').slice(-2).sort()).toEqual(['openapi-react-query', 'qraft']);
    for (const document of [bookshop, github]) {
      const without = (name: string): string[] => COMPARED.filter((tool) => !figure(document, 'editor', tool, name));
      expect(without('operation')).toEqual([]);
      expect(without('summary')).toEqual(['openapi-react-query', 'rtk-query']);
      expect(without('definition')).toEqual(['openapi-react-query']);
    }
  });
});
