/** Values of the custom properties that `tokens.css` sets per color mode, by name without `--qraft-`. */
export type Tokens = ReadonlyMap<string, string>;

const MODES = {light: /:root \{([^}]*)\}/, dark: /\[data-theme='dark'\] \{([^}]*)\}/};

/**
 * Reads the palettes out of the text of `tokens.css`. Dark inherits what it does not set, as in the browser.
 *
 * @throws Error when a palette is not found, so that a renamed selector cannot make its users pass on nothing.
 */
export function parseTokens(css: string): {readonly light: Tokens; readonly dark: Tokens} {
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
