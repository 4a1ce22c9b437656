import {readdir} from 'node:fs/promises';
import path from 'node:path';

/**
 * Draws the files of a folder, folders first, as in
 *
 *     api/
 *     ├── services/
 *     │   └── index.ts
 *     └── index.ts
 */
export async function buildFileTree(folder: string): Promise<string> {
  return [`${path.basename(folder)}/`, ...(await listLines(folder, ''))].join('\n') + '\n';
}

async function listLines(folder: string, indent: string): Promise<string[]> {
  const entries = await readdir(folder, {withFileTypes: true});
  entries.sort((a, b) => Number(b.isDirectory()) - Number(a.isDirectory()) || compareNames(a.name, b.name));
  const lines: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const isLast = index === entries.length - 1;
    lines.push(`${indent}${isLast ? '└── ' : '├── '}${entry.name}${entry.isDirectory() ? '/' : ''}`);
    if (entry.isDirectory()) {
      lines.push(...(await listLines(path.join(folder, entry.name), `${indent}${isLast ? '    ' : '│   '}`)));
    }
  }
  return lines;
}

// Compares code units, because localeCompare() depends on the machine's locale.
function compareNames(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
