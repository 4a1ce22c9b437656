import {getToken, type Tokens} from '../../src/css/tokens';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 88;
const LINE_LENGTH = 22;
// Metric-compatible fonts, so that lines break in the same places whichever is installed.
const FONT = "'Liberation Sans', Arial, Helvetica, sans-serif";

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
  const firstBaseline = 545 - (lines.length - 1) * 84;
  const text = lines.map((line, index) => `<tspan x="${MARGIN}" y="${firstBaseline + index * 84}">${line}</tspan>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${getToken(palette, 'bg')}"/>
  <image href="${embed(mark)}" x="840" y="60" width="560" height="560" opacity="0.16"/>
  <image href="${embed(wordmark)}" x="${MARGIN - 10}" y="80" width="${readWidth(wordmark) * 2.2}" height="70.4"/>
  <text font-family="${FONT}" font-size="70" font-weight="700" letter-spacing="-1.5" fill="${getToken(palette, 'heading')}">${text.join('')}</text>
</svg>`;
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
