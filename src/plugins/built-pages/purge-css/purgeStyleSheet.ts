import {createHash} from 'node:crypto';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BuiltSite} from '../../../lib/builtSite';
import {purgeCss} from './purgeCss';

/**
 * Removes unused rules from the main style sheet. It blocks the first paint of every page, and only about 14 KiB fit
 * into the first round trip of a connection.
 */
export async function purgeStyleSheet({outDir, baseUrl, pages}: BuiltSite): Promise<void> {
  const styles = join(outDir, 'assets/css');
  const sheets = await readdir(styles);
  const [name, ...others] = sheets.filter((file) => file.startsWith('styles.'));
  if (name === undefined || others.length > 0) {
    throw new Error(`${styles} should contain exactly one styles.*.css. Adapt src/plugins/built-pages/purge-css.`);
  }
  const scripts = (await readdir(join(outDir, 'assets/js'))).filter((file) => file.endsWith('.js'));
  const css = await purgeCss(await readFile(join(styles, name), 'utf8'), {
    pages: [...pages.values()].map(({html}) => html),
    scripts: await readAll(join(outDir, 'assets/js'), scripts),
    // Style sheets that load later, such as the search's, use the main one's custom properties.
    otherSheets: await readAll(
      styles,
      sheets.filter((file) => file !== name),
    ),
  });

  // Files in `assets` are cached forever, so changed content needs a new name.
  const newName = `styles.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  await rm(join(styles, name));
  await writeFile(join(styles, newName), css);
  const [address, newAddress] = [name, newName].map((file) => `${baseUrl}assets/css/${file}`) as [string, string];
  for (const page of pages.values()) {
    if (!page.html.includes(address)) {
      throw new Error(
        `${page.file} does not link the style sheet ${address}. Adapt src/plugins/built-pages/purge-css.`,
      );
    }
    page.html = page.html.replaceAll(address, newAddress);
  }
}

const readAll = (folder: string, names: readonly string[]): Promise<string[]> =>
  Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
