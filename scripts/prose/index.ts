// npm run prose: reads the words of the pages and of the Markdown files. `npm run prose -- docs/guides` reads only those.
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {VFile} from 'vfile';
import {lintPage} from './lintPage';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = ['docs', 'versioned_docs', 'src/pages'];
const FILES = ['README.md', 'CONTRIBUTING.md', 'PERFORMANCE.md', 'samples/README.md'];

function listPages(): string[] {
  const pages = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => join(folder, file)),
  );
  return [...FILES, ...pages.sort()];
}

async function main(selection: readonly string[]): Promise<void> {
  const selected = selection.map((path) => relative(ROOT, resolve(path)));
  const pages = listPages().filter((page) => !selected.length || selected.some((path) => page.startsWith(path)));
  if (!pages.length)
    throw new Error(`No page is at ${selected.join(' or ')}. Name a page or a folder, such as docs/guides.`);

  const files = pages.map((path) => new VFile({path, value: readFileSync(join(ROOT, path), 'utf8')}));
  for (const file of files) await lintPage(file);

  const messages = files.flatMap((file) => file.messages.sort((a, b) => a.line! - b.line!));
  for (const {file, line, column, reason, source} of messages) {
    console.log(`${file}:${line}:${column}: ${reason} (${source})`);
  }
  if (!messages.length) return;
  console.error(
    `\n${messages.length} passages to correct. If a word is right there, allow the passage in scripts/prose/wording.mjs.`,
  );
  process.exitCode = 1;
}

void main(process.argv.slice(2));
