import {STORED_SEARCH_KEYS} from '@site/src/search/shared/constants';
import type {RecordType} from '@site/src/search/shared/record';
import {HIERARCHY_LEVELS} from '@site/src/search/shared/record';

const TYPES: readonly RecordType[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'];

/**
 * Removes invalid entries from the stored searches. DocSearch 3.9 parses them during rendering without validation:
 * invalid JSON or an entry of another shape would crash the page, and titles are inserted as HTML. If storage is not
 * available, the modal works without it.
 */
export function cleanStoredSearches(indexName: string): void {
  for (const prefix of STORED_SEARCH_KEYS) {
    const key = `${prefix}${indexName}`;
    try {
      const text = window.localStorage.getItem(key);
      if (text === null) continue;
      const kept = parseList(text).filter(isStoredSearch);
      const clean = JSON.stringify(kept);
      if (clean !== text) window.localStorage.setItem(key, clean);
    } catch {
      // Storage is off or full.
    }
  }
}

function parseList(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isStoredSearch(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {objectID, url, type, hierarchy, content} = value;
  return (
    typeof objectID === 'string' &&
    isSafeUrl(url) &&
    TYPES.includes(type as RecordType) &&
    isObject(hierarchy) &&
    HIERARCHY_LEVELS.every((level) => isSafeText(hierarchy[level])) &&
    typeof hierarchy.lvl0 === 'string' &&
    (type === 'content' || typeof hierarchy[type as RecordType & keyof typeof hierarchy] === 'string') &&
    isSafeText(content)
  );
}

// DocSearch stores escaped text, so text with markup comes from somewhere else.
function isSafeText(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && !value.includes('<'));
}

function isSafeUrl(value: unknown): boolean {
  return typeof value === 'string' && /^(?:https?:\/)?\/[^/\\]/.test(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
