import {readFile} from 'node:fs/promises';
import {Resvg} from '@resvg/resvg-js';
import satori, {type SatoriOptions} from 'satori';
import {CARD_HEIGHT, CARD_WIDTH, type Card, type PlacedDrawing} from './buildCard';

const FONT_WEIGHTS = [400, 700] as const;

let fonts: Promise<SatoriOptions['fonts']> | undefined;

/** Loads the fonts from a package, so that every machine renders the same image. */
export function loadFonts(): Promise<SatoriOptions['fonts']> {
  fonts ??= Promise.all(
    FONT_WEIGHTS.map(async (weight) => ({
      name: 'Inter',
      weight,
      style: 'normal' as const,
      data: await readFile(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
    })),
  );
  return fonts;
}

/** Renders a card as a PNG. */
export async function drawCard({background, drawings, text}: Card): Promise<Buffer> {
  // The parameter's type requires React elements, but satori only reads `type` and `props`.
  const element = text as unknown as Parameters<typeof satori>[0];
  const textSvg = await satori(element, {width: CARD_WIDTH, height: CARD_HEIGHT, fonts: await loadFonts()});
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">` +
    `<rect width="100%" height="100%" fill="${background}"/>${drawings.map(placeDrawing).join('')}${showWhole(textSvg)}</svg>`;
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}

function placeDrawing({svg, left, top, scale, opacity}: PlacedDrawing): string {
  return `<g transform="translate(${left} ${top}) scale(${scale})" opacity="${opacity}">${showWhole(svg)}</g>`;
}

/** Turns off clipping at the edges of a nested SVG: resvg would spend a third of its time on an extra layer. */
function showWhole(svg: string): string {
  return svg.replace('<svg ', '<svg overflow="visible" ');
}
