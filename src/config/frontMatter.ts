/** Front matter of doc pages, checked where Docusaurus reads it: a page with a wrong field stops the build. */
import {relative, resolve, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {FIELDS, REQUIRED_FIELDS} from './frontMatterFields';
import {createDater} from './lastUpdate';
import {findChanges} from '../plugins/version-diff/changedPages';
import {PREVIOUS_VERSION} from '../plugins/version-diff/findCounterpartPage';
import {suggestName} from '../lib/nearestName';

const SITE_FOLDER = resolve(__dirname, '../..');
const findLastUpdate = createDater(SITE_FOLDER);

/**
 * Docusaurus' own parser, followed by our checks for pages under `docs` and `versioned_docs`, and by what follows from
 * the repository: the date of the last change, and `changed_since` on pages with code that was different in the version
 * before. Docusaurus can ask git itself, but it warns of pages that are not committed yet, believes shallow clones, and
 * fails where there is no repository.
 *
 * @throws Error with the page's path, each wrong field and what to write instead.
 */
export const parseStrictFrontMatter: ParseFrontMatter = async (parameters) => {
  const parsed = await parameters.defaultParseFrontMatter(parameters);
  const page = relative(SITE_FOLDER, parameters.filePath).split(sep).join('/');
  if (isDocPage(page)) {
    const problems = collectFrontMatterProblems(parsed.frontMatter);
    if (problems.length > 0) {
      throw new Error(`The front matter of ${page} is wrong:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    }
    const date = findLastUpdate(page);
    const derived = {
      // The date only: no name of a person goes into the pages.
      ...(date && {last_update: {date: date.toISOString()}}),
      ...(findChanges(page).length > 0 && {changed_since: PREVIOUS_VERSION}),
    };
    return {...parsed, frontMatter: {...parsed.frontMatter, ...derived}};
  }
  return parsed;
};

/** Partials (`_name.mdx`) are no pages and need no title. */
function isDocPage(path: string): boolean {
  return /^(docs|versioned_docs)\//.test(path) && !path.split('/').some((segment) => segment.startsWith('_'));
}

/** One sentence per wrong, unknown or missing field; empty when all is well. */
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
