import type {CodePiece} from './colorLines';

/** A part of the code with a separate element, as offsets. Marks may be inside others, but not overlap. */
export interface CodeMark {
  readonly start: number;
  readonly end: number;
  /** Value of `data-part`. */
  readonly part: number;
}

/**
 * Builds the HTML of a line with elements around its marks: `<span data-part=1>getBook</span>`.
 *
 * @param lineStart offset of the line in the code
 */
export function markLine(
  pieces: readonly CodePiece[],
  lineStart: number,
  marks: readonly CodeMark[],
  buildPiece: (piece: CodePiece) => string,
): string {
  const lineEnd = lineStart + pieces.reduce((length, {text}) => length + text.length, 0);

  function build(from: number, to: number, inside: readonly CodeMark[]): string {
    let html = '';
    let at = from;
    for (const mark of inside) {
      if (mark.start < at) continue; // Part of the mark before.
      const inner = inside.filter((other) => other !== mark && other.start >= mark.start && other.end <= mark.end);
      html += buildPlain(at, mark.start);
      html += `<span data-part=${mark.part}>${build(mark.start, mark.end, inner)}</span>`;
      at = mark.end;
    }
    return html + buildPlain(at, to);
  }

  function buildPlain(from: number, to: number): string {
    let pieceStart = lineStart;
    return pieces
      .map((piece) => {
        const text = piece.text.slice(Math.max(from - pieceStart, 0), Math.max(to - pieceStart, 0));
        pieceStart += piece.text.length;
        return text === '' ? '' : buildPiece({...piece, text});
      })
      .join('');
  }

  const ofLine = marks
    .filter(({start, end}) => start >= lineStart && end <= lineEnd)
    .sort((one, other) => one.start - other.start || other.end - one.end);
  return build(lineStart, lineEnd, ofLine);
}
