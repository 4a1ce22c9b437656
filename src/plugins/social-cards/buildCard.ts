import {PRODUCT_NAME} from '../../config/site';

/** What a card shows. */
export interface CardFacts {
  readonly title: string;
  /** Category of the sidebar that holds the page. */
  readonly section: string;
  /** Label of the docs version. */
  readonly version: string;
}

/** Drawings for a dark background, as texts of SVG files. */
export interface CardDrawings {
  readonly wordmark: string;
  readonly mark: string;
}

/** An element as satori reads it: React's shape, without React. */
export interface CardElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
const MARGIN = 80;
const MAXIMUM_TITLE = 92;
/** Width of an average letter of the bold font, in ems. */
const LETTER = 0.62;
/** Titles of more letters than this need three lines, and smaller ones. */
const LONG_TITLE = 32;

/** Colors of the dark palette in src/css/tokens.css; a picture knows no custom properties. */
const COLORS = {background: '#0f171b', heading: '#f2f7f8', muted: '#9db0b8', border: '#2a3940', accent: '#f0935a'};

/** The card of a page as a tree of elements, which is all that its picture depends on. */
export function buildCard({title, section, version}: CardFacts, {wordmark, mark}: CardDrawings): CardElement {
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      boxSizing: 'border-box',
      padding: MARGIN,
      backgroundColor: COLORS.background,
      fontFamily: 'Inter',
    },
    [
      image(mark, {position: 'absolute', left: 820, top: 40, width: 560, height: 560, opacity: 0.14}),
      image(wordmark, {width: 360, height: 56}),
      box({flexDirection: 'column'}, [
        box({color: COLORS.accent, fontSize: 34, marginBottom: 12}, section),
        box(
          {color: COLORS.heading, fontSize: sizeTitle(title), fontWeight: 700, lineHeight: 1.12, letterSpacing: -1.5},
          title,
        ),
      ]),
      box({color: COLORS.muted, fontSize: 30, borderTop: `2px solid ${COLORS.border}`, paddingTop: 24}, [
        `${PRODUCT_NAME} ${version} documentation`,
      ]),
    ],
  );
}

/** Pixels, so that the longest word fits on a line and a long title into the card. */
function sizeTitle(title: string): number {
  const longestWord = Math.max(...title.split(' ').map(({length}) => length));
  const fitting = Math.floor((CARD_WIDTH - 2 * MARGIN) / (longestWord * LETTER));
  return Math.min(fitting, title.length > LONG_TITLE ? 64 : MAXIMUM_TITLE);
}

const box = (style: Record<string, unknown>, children: unknown): CardElement => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

const image = (
  svg: string,
  {width, height, ...style}: {width: number; height: number} & Record<string, unknown>,
): CardElement => ({
  type: 'img',
  props: {src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, width, height, style},
});
