import { formatNumber } from "#lib/core/format-number.ts";
import type { NoteValue } from "#lib/questions/figures/money.ts";
import { moneyText } from "#lib/text/money-text.ts";
import type { NotePlace } from "./lay-notes.ts";

/** The field on which a note is drawn; small notes are the same drawing, smaller. */
const field = { width: 144, height: 70 };
const petals = [-68, -34, 0, 34, 68];
/** Notes that are narrower than this show their value alone. */
const narrow = 110;

interface NoteLook {
  readonly light: string;
  readonly fill: string;
  readonly deep: string;
  readonly ink: string;
  /** In parts of the largest note. */
  readonly size: number;
}

/** The main colour of each note, as its real one is called: the green one, the blue one. */
const noteLooks: Readonly<Record<NoteValue, NoteLook>> = {
  100: { light: "#efe6d6", fill: "#cdb892", deep: "#8f7444", ink: "#54401c", size: 0.86 },
  200: { light: "#fbe3d3", fill: "#e9b08b", deep: "#b06a3b", ink: "#6d3611", size: 0.87 },
  500: { light: "#ffe0e4", fill: "#f2a3b1", deep: "#c25a70", ink: "#7a1f35", size: 0.88 },
  1000: { light: "#e9e4f4", fill: "#bdb0dc", deep: "#7a68ab", ink: "#3f2f72", size: 0.89 },
  2000: { light: "#efe3da", fill: "#cbab94", deep: "#8d6446", ink: "#53321a", size: 0.9 },
  5000: { light: "#dde8f6", fill: "#9dbbe3", deep: "#4f7cb8", ink: "#1c4177", size: 0.91 },
  10000: { light: "#fbf0c4", fill: "#e2c663", deep: "#a8841c", ink: "#5f4600", size: 0.92 },
  20000: { light: "#d5ebfb", fill: "#7fbdea", deep: "#2f7fbd", ink: "#0d477a", size: 0.94 },
  50000: { light: "#fddcea", fill: "#f08db8", deep: "#c24a80", ink: "#7d1748", size: 0.95 },
  100000: { light: "#dcf0d4", fill: "#8fcb80", deep: "#459136", ink: "#1c5714", size: 0.97 },
  200000: { light: "#fbdcd0", fill: "#ee9478", deep: "#bf4f2f", ink: "#7c260f", size: 0.985 },
  500000: { light: "#cfeef0", fill: "#6bc4cb", deep: "#23858e", ink: "#064b52", size: 1 },
};

/** A drawn note: its value large, a lotus, a border of waves. The more it is worth, the larger it is. */
export function Note({ value, x, y, width, height }: { value: NoteValue } & NotePlace) {
  const { light, fill, ink, size } = noteLooks[value];
  const scale = (width / field.width) * size;
  const isLarge = width >= narrow;
  return (
    <g transform={`translate(${x + (width * (1 - size)) / 2} ${y + (height * (1 - size)) / 2}) scale(${scale})`}>
      <rect width={field.width} height={field.height} rx="6" fill={light} stroke={ink} strokeWidth={2 / scale} />
      <rect
        x="5"
        y="5"
        width={field.width - 10}
        height={field.height - 10}
        rx="3"
        fill="none"
        stroke={fill}
        strokeWidth="2"
      />
      {isLarge ? <Large value={value} /> : <Small value={value} />}
    </g>
  );
}

function Large({ value }: { value: NoteValue }) {
  const { light, fill, deep, ink } = noteLooks[value];
  return (
    <>
      <g transform="translate(29 41) scale(0.9)">
        <circle r="24" cy="-6" fill={fill} opacity="0.55" />
        {petals.map((turn) => (
          <path
            key={turn}
            d="M0 8Q-8 -6 0 -19Q8 -6 0 8z"
            fill={light}
            stroke={deep}
            strokeWidth="1.800"
            transform={`rotate(${turn} 0 8)`}
          />
        ))}
      </g>
      <text
        x="95"
        y="38"
        fontSize={value >= 100_000 ? 22 : 25}
        textAnchor="middle"
        fill={ink}
        className="font-head font-extrabold tabular-nums"
      >
        {formatNumber(value)}
      </text>
      <text x="95" y="57" fontSize="18" textAnchor="middle" fill={ink} className="font-head font-bold">
        {moneyText.unit}
      </text>
    </>
  );
}

function Small({ value }: { value: NoteValue }) {
  const { fill, ink } = noteLooks[value];
  return (
    <>
      <path d="M6 12a23 23 0 0 1 0 46zM138 12a23 23 0 0 0 0 46z" fill={fill} opacity="0.7" />
      <text
        x="72"
        y="47"
        fontSize={value >= 100_000 ? 33 : 36}
        textAnchor="middle"
        fill={ink}
        className="font-head font-extrabold tabular-nums"
      >
        {formatNumber(value)}
      </text>
    </>
  );
}
