import type { TextPiece } from "#lib/core/vietnamese/split-fractions.ts";
import { wordsSize } from "./words-size.ts";

interface SvgWordsProps {
  text: string;
  /** The middle of the text, or its left or right end. */
  x: number;
  /** The middle of its digits. */
  y: number;
  size?: number;
  anchor?: "start" | "middle" | "end";
  className?: string;
}

const starts = { start: 0, middle: 0.5, end: 1 } as const;

/** Words in a drawing; a fraction is drawn with its bar. */
export function SvgWords({ text, x, y, size = 18, anchor = "middle", className = "fill-ink" }: SvgWordsProps) {
  const { pieces, width, fractionSize } = wordsSize(text, size);
  if (pieces.every(({ piece }) => typeof piece === "string"))
    return <Line {...{ text, x, y, size, anchor, className }} />;
  const left = x - width * starts[anchor];
  const set = pieces.map((each, place) => ({
    ...each,
    place,
    middle: left + each.width / 2 + pieces.slice(0, place).reduce((sum, before) => sum + before.width, 0),
  }));
  return set.map(({ piece, place, middle, width: room }) => (
    <Piece key={place} {...{ piece, x: middle, y, size, fractionSize, room, className }} />
  ));
}

interface PieceProps {
  piece: TextPiece;
  x: number;
  y: number;
  size: number;
  fractionSize: number;
  room: number;
  className: string;
}

function Piece({ piece, x, y, size, fractionSize, room, className }: PieceProps) {
  if (typeof piece === "string") return <Line {...{ text: piece, x, y, size, className }} anchor="middle" />;
  const half = room / 2 - fractionSize * 0.04;
  return (
    <g className={className}>
      <Line text={piece.top} x={x} y={y - fractionSize * 0.52} size={fractionSize} anchor="middle" className="" />
      <rect x={x - half} y={y - size * 0.05} width={2 * half} height={size * 0.1} rx={size * 0.05} />
      <Line text={piece.bottom} x={x} y={y + fractionSize * 0.54} size={fractionSize} anchor="middle" className="" />
    </g>
  );
}

type LineProps = Required<SvgWordsProps>;

function Line({ text, x, y, size, anchor, className }: LineProps) {
  return (
    <text
      x={x}
      y={y + size * 0.33}
      fontSize={size}
      textAnchor={anchor}
      className={`whitespace-pre font-head font-bold tabular-nums ${className}`}
    >
      {text}
    </text>
  );
}
