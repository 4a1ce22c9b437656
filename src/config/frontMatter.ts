/**
 * Checks the front matter of documentation pages when Docusaurus reads it. A page with an invalid field fails the
 * build.
 */
import {relative, resolve, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {FIELDS, REQUIRED_FIELDS} from './frontMatterFields';
import {createDater} from './lastUpdate';
import {suggestName} from '../lib/nearestName';

const SITE_FOLDER = resolve(__dirname, '../..');
const findLastUpdate = createDater(SITE_FOLDER);

/**
 * Runs Docusaurus' parser. For pages under `docs` and `versioned_docs`, also checks the fields and adds the date of the
 * last change. Docusaurus can read the date from git itself, but it warns about pages without a commit, trusts shallow
 * clones, and fails without a repository.
 *
 * @throws Error with the page's path, each invalid field, and what to write instead.
 */
export const parseStrictFrontMatter: ParseFrontMatter = async (parameters) => {
  const parsed = await parameters.defaultParseFrontMatter(parameters);
  const page = relative(SITE_FOLDER, parameters.filePath).split(sep).join('/');
  if (!isDocPage(page)) return parsed;
  const problems = collectFrontMatterProblems(parsed.frontMatter);
  if (problems.length > 0) {
    throw new Error(
      `The front matter of ${page} is not valid:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
  }
  const date = findLastUpdate(page);
  // Only the date, because pages do not show an author.
  return date ? {...parsed, frontMatter: {...parsed.frontMatter, last_update: {date: date.toISOString()}}} : parsed;
};

/** Partials (`_name.mdx`) are not pages, so they don't need a title. */
function isDocPage(path: string): boolean {
  return /^(docs|versioned_docs)\//.test(path) && !path.split('/').some((segment) => segment.startsWith('_'));
}

/** One sentence for each invalid, unknown, or missing field. */
export function collectFrontMatterProblems(frontMatter: Readonly<Record<string, unknown>>): string[] {
  const missing = REQUIRED_FIELDS.filter((field) => !(field in frontMatter)).map(
    (field) => `"${field}" is missing: ${FIELDS[field]?.expected ?? 'add it'}.`,
  );
  const wrong = Object.entries(frontMatter).flatMap(([field, value]) => {
    const rule = FIELDS[field];
    if (!rule) return `"${field}" is not a known field.${suggestName(field, Object.keys(FIELDS))}`;
    return rule.isValid(value) ? [] : `"${field}" is ${describe(value)}: ${rule.expected}.`;
  });
  return [...missing, ...wrong];
}

function describe(value: unknown): string {
  if (typeof value === 'string') return `${JSON.stringify(value)} (${value.length} characters)`;
  return JSON.stringify(value);
}
