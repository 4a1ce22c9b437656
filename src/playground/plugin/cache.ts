import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {PACKAGES_ROOT} from './packagesRoot';

/** Kept between builds: bundling TypeScript takes longer than everything else that the playground needs. */
const FOLDER = join(PACKAGES_ROOT, 'node_modules/.cache/playground');
/** What npm has installed. */
const PACKAGES = join(PACKAGES_ROOT, 'node_modules/.package-lock.json');

export interface Made {
  readonly text: string;
  /** Paths of the files that it was made from, relative to the site. Packages need not be listed. */
  readonly inputs: readonly string[];
}

interface Entry {
  readonly text: string;
  readonly packages: string;
  readonly hashes: Readonly<Record<string, string>>;
}

/** What `make` returns, from the cache unless a package or a file that it was made from has changed. */
export async function cached(
  name: string,
  siteDir: string,
  make: () => Made | Promise<Made>,
  folder = FOLDER,
): Promise<string> {
  const file = join(folder, `${name}.json`);
  const packages = await hashFile(PACKAGES);
  if (packages === '') throw new Error(`${PACKAGES} is missing. Run "npm ci".`);
  const entry = await readEntry(file);
  if (entry?.packages === packages && (await isUnchanged(entry, siteDir))) return entry.text;

  const {text, inputs} = await make();
  const hashes = await Promise.all(inputs.map(async (path) => [path, await hashFile(join(siteDir, path))] as const));
  await mkdir(folder, {recursive: true});
  // Renaming is atomic: an interrupted build must not leave an incomplete file.
  const next = `${file}.${process.pid}`;
  await writeFile(next, JSON.stringify({text, packages, hashes: Object.fromEntries(hashes)} satisfies Entry));
  await rename(next, file);
  return text;
}

async function readEntry(file: string): Promise<Entry | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Entry; // written above
  } catch {
    return undefined;
  }
}

async function isUnchanged({hashes}: Entry, siteDir: string): Promise<boolean> {
  const same = await Promise.all(
    Object.entries(hashes).map(async ([path, hash]) => (await hashFile(join(siteDir, path))) === hash),
  );
  return same.every(Boolean);
}

/** @returns an empty text for a file that does not exist */
async function hashFile(file: string): Promise<string> {
  const content = await readFile(file).catch(() => undefined);
  return content === undefined ? '' : createHash('sha256').update(content).digest('base64');
}
