import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Values of the custom properties that `tokens.css` sets for a color mode, by name without `--qraft-`. */
export type Tokens = ReadonlyMap<string, string>;

export interface Palettes {
  readonly light: Tokens;
  readonly dark: Tokens;
}

const MODES = {light: /:root \{([^}]*)\}/, dark: /\[data-theme='dark'\] \{([^}]*)\}/};

/** Reads the palettes of the site, for images and metadata, which cannot use custom properties. */
export function readPalettes(): Palettes {
  return parseTokens(readFileSync(join(__dirname, 'tokens.css'), 'utf8'));
}

/** @throws Error when the palette does not set the token */
export function getToken(tokens: Tokens, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`--qraft-${name} is not set in src/css/tokens.css.`);
  return value;
}

/**
 * Parses the palettes in the text of `tokens.css`. The dark palette inherits what it does not set, as in the browser.
 *
 * @throws Error when a palette is missing, so that a renamed selector cannot go unnoticed
 */
export function parseTokens(css: string): Palettes {
  const light = collectProperties(css, 'light');
  return {light, dark: new Map([...light, ...collectProperties(css, 'dark')])};
}

function collectProperties(css: string, mode: keyof typeof MODES): Tokens {
  const block = MODES[mode].exec(css)?.[1];
  if (!block) throw new Error(`src/css/tokens.css has no ${mode} palette: expected a rule like ${MODES[mode].source}`);
  return new Map([...block.matchAll(/--qraft-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]));
}

/** Contrast ratio of two `#rrggbb` colors as WCAG 2.2 defines it: 1 (none) to 21 (black on white). */
export function contrastRatio(first: string, second: string): number {
  const [darker, lighter] = [relativeLuminance(first), relativeLuminance(second)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function relativeLuminance(color: string): number {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)?.slice(1);
  if (!channels) throw new Error(`"${color}" is not a color of the form #rrggbb; only such colors can be compared.`);
  const [red, green, blue] = channels.map((channel) => {
    const value = parseInt(channel, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
