import { formatNumber } from "#lib/core/format-number.ts";
import type { NoteValue } from "#lib/questions/figures/money.ts";
import { moneyText } from "#lib/text/money-text.ts";
import type { NotePlace } from "./lay-notes.ts";
import { noteLooks } from "./note-looks.ts";

/** The field on which a note is drawn; small notes are the same drawing, smaller. */
const field = { width: 144, height: 70 };
const petals = [-68, -34, 0, 34, 68];
/** Notes that are narrower than this show their value alone. */
const narrow = 110;

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
