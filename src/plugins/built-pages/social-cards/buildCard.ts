import {PRODUCT_NAME} from '../../../config/site';
import {getToken, type Tokens} from '../../../css/tokens';

/** The texts on a card. */
export interface CardFacts {
  readonly title: string;
  /** Sidebar category of the page. */
  readonly section: string;
  /** Label of the docs version. */
  readonly version: string;
}

/** SVG sources for a dark background. */
export interface CardDrawings {
  readonly wordmark: string;
  readonly mark: string;
}

/** An image with text in front of drawings. */
export interface Card {
  readonly background: string;
  readonly drawings: readonly PlacedDrawing[];
  readonly text: CardElement;
}

export interface PlacedDrawing {
  /** SVG source. */
  readonly svg: string;
  readonly left: number;
  readonly top: number;
  /** Pixels of the card per pixel of the drawing. */
  readonly scale: number;
  readonly opacity: number;
}

/** An element for satori: the shape of a React element, without React. */
export interface CardElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
const MARGIN = 80;
const MAXIMUM_TITLE = 92;
/** Width of a wide letter in the bold font, in em. */
const LETTER = 0.62;
/** Longer titles, in characters, use a smaller font: they take up to three lines. */
const LONG_TITLE = 32;

/**
 * The card of a page: everything that its image depends on. The drawings are separate from the text layout, because
 * satori would add a mask as large as the card to each, which takes longer to render than everything else.
 *
 * @param palette the dark palette of src/css/tokens.css
 */
export function buildCard({title, section, version}: CardFacts, {wordmark, mark}: CardDrawings, palette: Tokens): Card {
  return {
    background: getToken(palette, 'bg'),
    drawings: [
      {svg: mark, left: 820, top: 40, scale: 17.5, opacity: 0.14},
      {svg: wordmark, left: MARGIN, top: MARGIN, scale: 1.75, opacity: 1},
    ],
    text: box(
      {
        flexDirection: 'column',
        justifyContent: 'flex-end',
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        boxSizing: 'border-box',
        padding: MARGIN,
        fontFamily: 'Inter',
      },
      [
        box({color: getToken(palette, 'accent'), fontSize: 34, marginBottom: 12}, section),
        box(
          {
            color: getToken(palette, 'heading'),
            fontSize: sizeTitle(title),
            fontWeight: 700,
            lineHeight: 1.12,
            letterSpacing: -1.5,
          },
          title,
        ),
        box({backgroundColor: getToken(palette, 'border'), height: 2, marginTop: 98, marginBottom: 24}, ''),
        box({color: getToken(palette, 'muted'), fontSize: 30}, `${PRODUCT_NAME} ${version} documentation`),
      ],
    ),
  };
}

/** Font size in pixels, chosen so that the longest word fits on a line and a long title fits on the card. */
function sizeTitle(title: string): number {
  const longestWord = Math.max(...title.split(' ').map(({length}) => length));
  const fitting = Math.floor((CARD_WIDTH - 2 * MARGIN) / (longestWord * LETTER));
  return Math.min(fitting, title.length > LONG_TITLE ? 64 : MAXIMUM_TITLE);
}

const box = (style: Record<string, unknown>, children: unknown): CardElement => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});
