import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'vitest';
import {createEngine} from '../../src/search/engine';
import {unpackIndex} from '../../src/search/shared/indexFile';
import {BUILD_FOLDER} from '../buildFolder';
test('x', () => {
  const read = (p: string): any => JSON.parse(readFileSync(join(BUILD_FOLDER, p), 'utf8'));
  const T: any = {'2.x': 'docs-default-current', '1.x': 'docs-default-1.x'};
  const e = new Map(read('search-manifest.json').indexes.map(({docusaurus_tag, file}: any) => [docusaurus_tag, createEngine(unpackIndex(read(file)))]));
  let out = '';
  for (const f of ['queries', 'heldOut']) for (const x of JSON.parse(readFileSync(`tests/search/${f}.json`, 'utf8'))) {
    const rows = (e.get(T[x.version]) as any).findRows(x.q).slice(0, 20);
    const groups = new Map<any, any[]>();
    for (const r of rows) groups.set(r.hierarchy.lvl0, [...(groups.get(r.hierarchy.lvl0) ?? []), r]);
    const pages = [...groups.values()].flatMap((g) => g.slice(0, 5)).map((r: any) => r.url_without_anchor.replace(/^.*\/docs\/(?:1\.x\/)?/, ''));
    const rank = x.expect.length === 0 ? (pages.length === 0 ? 0 : -1) : pages.findIndex((p) => x.expect.includes(p));
    if (rank !== 0) out += `${f} [${x.kind}] ${x.version} "${x.q}" rank ${rank} expect ${x.expect.join(',')} got ${[...new Set(pages)].slice(0, 4).join(' | ')}\n`;
  }
  writeFileSync('/tmp/misses.txt', out);
});
