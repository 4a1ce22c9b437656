import {readFile} from 'node:fs/promises';
import {Resvg} from '@resvg/resvg-js';
import satori, {type SatoriOptions} from 'satori';
import {CARD_HEIGHT, CARD_WIDTH, type Card, type PlacedDrawing} from './buildCard';

const FONT_WEIGHTS = [400, 700] as const;

let fonts: Promise<SatoriOptions['fonts']> | undefined;

function loadFonts(): Promise<SatoriOptions['fonts']> {
  return Promise.all(
    FONT_WEIGHTS.map(async (weight) => ({
      name: 'Inter',
      weight,
      style: 'normal' as const,
      data: await readFile(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
    })),
  );
}

/** A card as PNG. The fonts come from their package, so that every machine draws the same picture. */
export async function drawCard({background, drawings, text}: Card): Promise<Buffer> {
  fonts ??= loadFonts();
  // The type asks for React's own elements; satori reads `type` and `props` only.
  const element = text as unknown as Parameters<typeof satori>[0];
  const textSvg = await satori(element, {width: CARD_WIDTH, height: CARD_HEIGHT, fonts: await fonts});
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">` +
    `<rect width="100%" height="100%" fill="${background}"/>${drawings.map(placeDrawing).join('')}${showWhole(textSvg)}</svg>`;
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}

function placeDrawing({svg, left, top, scale, opacity}: PlacedDrawing): string {
  return `<g transform="translate(${left} ${top}) scale(${scale})" opacity="${opacity}">${showWhole(svg)}</g>`;
}

/** An inner drawing is cut at its edges, for which resvg takes a layer of the size of the card, a third of all its work. */
function showWhole(svg: string): string {
  return svg.replace('<svg ', '<svg overflow="visible" ');
}
