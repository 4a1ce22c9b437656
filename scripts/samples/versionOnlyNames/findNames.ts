import type {NamePattern} from './buildPatterns';

export interface FoundName {
  /** Line number, from 1. */
  line: number;
  name: string;
}

/** Names of the other version in a text. */
export interface Findings {
  names: FoundName[];
  /** Lines of markers that allow none of the names. */
  idleMarkers: number[];
}

/** A comment that allows names of the other version in the next paragraph, list, or table. */
const MARKER = /^\s*(?:\{\/\*|\/\/|#)\s*other-version\b/;

/** Finds names of the other version in a text, except where a marker allows them. */
export function findNames(text: string, patterns: readonly NamePattern[]): Findings {
  const lines = text.split('\n');
  const names: FoundName[] = [];
  const idleMarkers: number[] = [];
  let marker: {line: number; hasText: boolean; isUsed: boolean} | undefined;

  const endMarker = (): void => {
    if (marker && !marker.isUsed) idleMarkers.push(marker.line);
    marker = undefined;
  };
  for (const [index, line] of lines.entries()) {
    if (MARKER.test(line)) {
      endMarker();
      marker = {line: index + 1, hasText: false, isUsed: false};
      continue;
    }
    // A marker applies up to the first empty line after some text.
    if (line.trim() === '') {
      if (marker?.hasText) endMarker();
      continue;
    }
    const found = patterns.filter(({pattern}) => line.search(pattern) >= 0);
    if (marker) {
      marker = {...marker, hasText: true, isUsed: marker.isUsed || found.length > 0};
    } else {
      names.push(...found.map(({name}) => ({line: index + 1, name})));
    }
  }
  endMarker();
  return {names, idleMarkers};
}
