import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {blockKeyOf, listTokens, type PageTypes} from '../../src/lib/pageTypes';
import {readCodeText} from '../../src/lib/readCodeText';
import {BUILD_FOLDER} from '../buildFolder';
import {builtFiles, docPages, type BuiltPage} from './builtSite';

const ENDING = '.types.json';
const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$-]*$/u;

const typesOf = ({file}: BuiltPage): PageTypes =>
  JSON.parse(readFileSync(join(BUILD_FOLDER, file.replace(/\.html$/, ENDING)), 'utf8')) as PageTypes;

/** The text of each block that can have types. The parser leaves what is in a `pre` as it is. */
const readBlocks = ({root}: BuiltPage): string[] =>
  root.querySelectorAll('div.language-ts pre, div.language-tsx pre').map(({innerHTML}) => readText(innerHTML));

const readText = (html: string): string =>
  readCodeText(html.replace(/<br\s*\/?>/g, '\n'))
    .replaceAll('&quot;', '"')
    .replace(/&#(?:x27|39);/g, "'")
    .replaceAll('&nbsp;', ' ');

/** Every identifier of a page with its type. */
function readTokens(page: BuiltPage): {name: string; type: string}[] {
  const types = typesOf(page);
  return readBlocks(page).flatMap((text, index, texts) => {
    const occurrence = texts.slice(0, index).filter((other) => other === text).length;
    return listTokens(types, text, occurrence).map(({start, end, type}) => ({
      name: text.slice(start, end),
      type: readCodeText(type),
    }));
  });
}

/** A level of hosts that compress for each response: larger files than the best level, in a fiftieth of the time. */
const ON_THE_FLY = {params: {[constants.BROTLI_PARAM_QUALITY]: 6}};

describe('types on hover', () => {
  test('each page of the docs has a file, and each file a page', () => {
    const files = builtFiles.filter((file) => file.endsWith(ENDING)).map((file) => file.replace(ENDING, '.html'));
    expect(files).toEqual(docPages.map(({file}) => file).sort());
  });

  test('a file has 6 KiB on average', () => {
    const sizes = builtFiles
      .filter((file) => file.endsWith(ENDING))
      .map((file) => brotliCompressSync(readFileSync(join(BUILD_FOLDER, file)), ON_THE_FLY).length);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(6 * 1024);
  });

  test('all types belong to a block that is shown', () => {
    const lost = docPages.flatMap((page) => {
      const shown = new Set(readBlocks(page).map(blockKeyOf));
      return Object.keys(typesOf(page).blocks)
        .filter((key) => !shown.has(key.replace(/\.\d+$/, '')))
        .map((key) => `${page.file}: ${key}`);
    });
    expect(lost).toEqual([]);
  });

  test('offsets lead to identifiers, in regions and around compiler messages too', () => {
    const tokens = docPages.flatMap(readTokens);
    expect(tokens.length).toBeGreaterThan(10_000);
    expect(tokens.filter(({name}) => !IDENTIFIER.test(name))).toEqual([]);
    // All of these say what they are called, unless TypeScript has cut them off before.
    const named = tokens.filter(
      ({type}) => type.length < 1000 && /^(?:const|let|function|\(method\)|\(parameter\)) /.test(type),
    );
    expect(named.length).toBeGreaterThan(5000);
    expect(named.filter(({name, type}) => !type.includes(name))).toEqual([]);
  });

  test('no type contains a folder of the machine', () => {
    const infos = docPages.flatMap((page) => typesOf(page).infos.map(({type}) => readCodeText(type)));
    expect(infos.filter((type) => type.includes(process.cwd()))).toEqual([]);
  });
});
