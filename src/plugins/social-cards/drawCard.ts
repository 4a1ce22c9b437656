import {readFile} from 'node:fs/promises';
import {Resvg} from '@resvg/resvg-js';
import satori, {type SatoriOptions} from 'satori';
import {CARD_HEIGHT, CARD_WIDTH, type CardElement} from './buildCard';

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
export async function drawCard(card: CardElement): Promise<Buffer> {
  fonts ??= loadFonts();
  // The type asks for React's own elements; satori reads `type` and `props` only.
  const element = card as unknown as Parameters<typeof satori>[0];
  const svg = await satori(element, {width: CARD_WIDTH, height: CARD_HEIGHT, fonts: await fonts});
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}
