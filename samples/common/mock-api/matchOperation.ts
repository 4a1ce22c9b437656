export interface OperationMatch {
  /** The matching template, such as `/books/{bookId}`. */
  template: string;
  /** Decoded path parameters. */
  path: Record<string, string>;
}

/**
 * Finds the template that matches a path. Literal segments win over
 * placeholders. Up to two leading segments count as the base URL, so
 * `/v1/books/7` and `/api/v1/books/7` both match `/books/{bookId}`.
 */
export function matchOperation(
  templates: readonly string[],
  pathname: string,
): OperationMatch | undefined {
  const byFixedWords = [...templates].sort(
    (a, b) => countPlaceholders(a) - countPlaceholders(b),
  );
  const segments = pathname.split('/').slice(1);
  for (let skipped = 0; skipped <= 2; skipped += 1) {
    // An empty segment means a double slash, which no base URL causes.
    if (segments.slice(0, skipped).includes('')) break;
    for (const template of byFixedWords) {
      const path = matchTemplate(template, segments.slice(skipped));
      if (path) return { template, path };
    }
  }
  return undefined;
}

function matchTemplate(
  template: string,
  segments: readonly string[],
): Record<string, string> | undefined {
  const words = template.split('/').slice(1);
  if (words.length !== segments.length) return undefined;
  const path: Record<string, string> = {};
  for (const [index, word] of words.entries()) {
    const segment = segments[index] ?? '';
    if (word.startsWith('{')) {
      if (segment === '') return undefined;
      path[word.slice(1, -1)] = decodeURIComponent(segment);
    } else if (word !== segment) {
      return undefined;
    }
  }
  return path;
}

function countPlaceholders(template: string): number {
  return template.split('{').length - 1;
}
