import {getToken, type Tokens} from '../../src/css/tokens';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 88;
const LINE_LENGTH = 22;
// Metric-compatible fonts, so that lines break in the same places whichever is installed.
const FONT = "'Liberation Sans', Arial, Helvetica, sans-serif";
/** Width of a character of the code font at 24 px. */
const CHARACTER = 14.4;
const CODE_FONT = "'Liberation Mono', 'Courier New', monospace";

/** How a type reaches a component, as in the drawing of the home page. */
const FLOW = [
  {file: 'openapi.yaml', type: 'country: string'},
  {file: 'src/api', type: 'country?: string'},
  {file: 'Author.tsx', type: 'country: string | undefined'},
] as const;

/**
 * Composes the image that chats and feeds show for a link to the site.
 *
 * @param wordmark SVG source: the product name, for a dark background
 * @param mark SVG source: the logo alone, for a dark background
 * @param tagline sentence in large type
 * @param palette the dark palette of src/css/tokens.css
 * @returns SVG source of 1200 by 630 pixels
 */
export function buildSocialCard(wordmark: string, mark: string, tagline: string, palette: Tokens): string {
  const lines = wrapWords(tagline, LINE_LENGTH);
  const firstBaseline = 395 - (lines.length - 1) * 80;
  const text = lines.map((line, index) => `<tspan x="${MARGIN}" y="${firstBaseline + index * 80}">${line}</tspan>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${getToken(palette, 'bg')}"/>
  <image href="${embed(mark)}" x="860" y="40" width="420" height="420" opacity="0.16"/>
  <image href="${embed(wordmark)}" x="${MARGIN - 10}" y="64" width="${readWidth(wordmark) * 2.2}" height="70.4"/>
  <text font-family="${FONT}" font-size="68" font-weight="700" letter-spacing="-1.5" fill="${getToken(palette, 'heading')}">${text.join('')}</text>
  ${drawFlow(palette)}
</svg>`;
}

/** Three labeled types with arrows between them. */
function drawFlow(palette: Tokens): string {
  const gap = 56;
  let x = MARGIN;
  const parts = FLOW.map(({file, type}, index) => {
    const width = type.length * CHARACTER + 32;
    const arrow = `M${x - gap + 8} 528h${gap - 18}m-10-9l10 9l-10 9`;
    const part =
      `<text x="${x}" y="484" font-family="${FONT}" font-size="24" fill="${getToken(palette, 'muted')}">${file}</text>` +
      `<rect x="${x}" y="500" width="${width}" height="56" rx="9" fill="${getToken(palette, 'code-line-bg')}" stroke="${getToken(palette, 'code-line-mark')}" stroke-width="2"/>` +
      `<text x="${x + 16}" y="536" font-family="${CODE_FONT}" font-size="24" fill="${getToken(palette, 'code-text')}">${type}</text>` +
      (index === 0
        ? ''
        : `<path d="${arrow}" fill="none" stroke="${getToken(palette, 'accent')}" stroke-width="3.5" stroke-linecap="round"/>`);
    x += width + gap;
    return part;
  });
  return parts.join('\n  ');
}

const embed = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const readWidth = (svg: string): number => Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1]);

function wrapWords(sentence: string, length: number): string[] {
  return sentence.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > length) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}
