/** The rule for one field of the front matter. */
export interface FieldRule {
  readonly isValid: (value: unknown) => boolean;
  /** What to write, as the end of an error message. */
  readonly expected: string;
}

export const DESCRIPTION_LENGTH = {min: 50, max: 160} as const;

const text: FieldRule = {isValid: isText, expected: 'write text'};
const textOrNull: FieldRule = {
  isValid: (value) => value === null || isText(value),
  expected: 'write the id of a page, or null',
};
const yesOrNo: FieldRule = {isValid: (value) => typeof value === 'boolean', expected: 'write true or false'};
const headingLevel: FieldRule = {
  isValid: (value) => typeof value === 'number' && [2, 3, 4, 5, 6].includes(value),
  expected: 'write a heading level from 2 to 6',
};

export const REQUIRED_FIELDS = ['title', 'description'];

/** All fields that a page can have. Any other field is a typo, or a field that this site does not use. */
export const FIELDS: Readonly<Record<string, FieldRule>> = {
  title: {isValid: isText, expected: 'write a title'},
  description: {
    isValid: (value) =>
      isText(value) && value.length >= DESCRIPTION_LENGTH.min && value.length <= DESCRIPTION_LENGTH.max,
    expected: `write one sentence of ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters`,
  },
  since: {
    isValid: (value) => isText(value) && /^\d+\.\d+\.\d+$/.test(value),
    expected: `write a version in quotes, such as '2.6.0'`,
  },
  keywords: {
    isValid: (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
    expected: 'write a list of words, such as [polling, abort]',
  },
  migration_samples: {
    isValid: (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
    expected: 'write a list of files below samples/*/src/migration, such as [app/BookPage.tsx]',
  },
  id: text,
  slug: {
    isValid: (value) => isText(value) && !/\s/.test(value),
    expected: 'write a path without spaces, such as /docs-root',
  },
  image: text,
  sidebar_label: text,
  pagination_label: text,
  pagination_next: textOrNull,
  pagination_prev: textOrNull,
  displayed_sidebar: textOrNull,
  hide_title: yesOrNo,
  hide_table_of_contents: yesOrNo,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
};

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
