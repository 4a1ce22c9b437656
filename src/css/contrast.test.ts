import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {inlineImage} from '../config/inlineImage';
import {contrastRatio, getToken, readPalettes} from './tokens';

const tokens = readPalettes();

const PAGE = ['bg', 'surface', 'raised', 'hover'];
const CODE = ['code-bg', 'code-line-bg', 'code-selection'];
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];
const ADMONITION_BACKGROUNDS = ADMONITIONS.map((kind) => `${kind}-bg`);

/** Text, and every background that it has somewhere on the site. */
const TEXT: Record<string, readonly string[]> = {
  text: [...PAGE, ...ADMONITION_BACKGROUNDS, 'code-bg', 'selection'],
  heading: [...PAGE, 'selection'],
  muted: PAGE,
  link: [...PAGE, 'code-bg', ...ADMONITION_BACKGROUNDS],
  'link-hover': [...PAGE, 'code-bg', ...ADMONITION_BACKGROUNDS],
  accent: ['bg', 'surface', 'raised'],
  'button-text': ['button-bg', 'button-bg-hover', 'link'],
  'banner-text': ['banner-bg'],
  'footer-text': ['footer-bg'],
  ...Object.fromEntries(ADMONITIONS.map((kind) => [`${kind}-text`, [`${kind}-bg`]])),
  ...Object.fromEntries(
    ['text', 'comment', 'keyword', 'string', 'function', 'type', 'value', 'property'].map((role) => [
      `code-${role}`,
      role === 'text' ? [...CODE, 'code-added-bg', 'code-removed-bg'] : CODE.slice(0, 2),
    ]),
  ),
  'code-added': ['code-bg', 'code-added-bg'],
  'code-removed': ['code-bg', 'code-removed-bg'],
};

/** Marks that carry meaning without being text. WCAG requires 3 : 1 for them. */
const MARKS: Record<string, readonly string[]> = {
  'control-border': ['bg', 'surface', 'raised'],
  focus: [...PAGE, 'code-bg'],
  'logo-page': ['bg'],
  'logo-tail': ['bg'],
  'code-line-mark': ['code-bg'],
};

/** Separators and the bars of admonitions don't need contrast, because words say the same. */
const DECORATION = ['border', ...ADMONITIONS.map((kind) => `${kind}-mark`)];

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  const color = (name: string): string => getToken(tokens[mode], name);
  const pairs = (colors: Record<string, readonly string[]>): [string, string][] =>
    Object.entries(colors).flatMap(([front, backs]) => backs.map((back): [string, string] => [front, back]));

  test.each(pairs(TEXT))('%s on %s reaches 4.5 : 1', (front, back) => {
    expect(contrastRatio(color(front), color(back))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(MARKS))('the mark %s on %s reaches 3 : 1', (front, back) => {
    expect(contrastRatio(color(front), color(back))).toBeGreaterThanOrEqual(3);
  });

  test('every color of the palette is judged above', () => {
    const judged = new Set([...pairs(TEXT).flat(), ...pairs(MARKS).flat(), ...DECORATION]);
    const colors = [...tokens[mode]].filter(([, value]) => value.startsWith('#')).map(([name]) => name);
    expect(colors.filter((name) => !judged.has(name))).toEqual([]);
  });
});

test('the drawn logos and icons use the colors of the palette', () => {
  const colorsOf = (file: string): string[] =>
    (readFileSync(new URL(`../../static/img/${file}`, import.meta.url), 'utf8').match(/#[\da-f]{6}/g) ?? []).sort();
  const expected = (mode: 'light' | 'dark'): string[] =>
    ['logo-page', 'logo-tail'].map((name) => getToken(tokens[mode], name)).sort();
  const unique = (file: string): string[] => [...new Set(colorsOf(file))];
  expect(unique('logo.svg')).toEqual(expected('light'));
  expect(unique('logo-dark.svg')).toEqual(expected('dark'));
  expect(unique('wordmark.svg')).toEqual(expected('light'));
  expect(unique('wordmark-dark.svg')).toEqual(expected('dark'));
  expect(unique('favicon.svg')).toEqual([...expected('light'), ...expected('dark')].sort());
});

test.each([
  ['light', 'logo'],
  ['dark', 'logo-dark'],
] as const)('the %s style sheet has the drawing %s.svg', (mode, name) => {
  expect(tokens[mode].get('logo')).toBe(`url("${inlineImage(`static/img/${name}.svg`)}")`);
});

test('black on white measures 21, and a color that cannot be compared is an error', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(() => contrastRatio('red', '#ffffff')).toThrow('not a color of the form #rrggbb');
});
