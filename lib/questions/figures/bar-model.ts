import { capital } from "#lib/core/capital.ts";
import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { describeAsked, runsOf } from "#lib/questions/figures/describe.ts";
import { descriptionText } from "#lib/text/description-text.ts";

/** One piece of a bar: a length that is known, the one that is asked for, or one that is missing up to another bar. */
export interface BarPart {
  /** Its length, in the numbers of the story. */
  readonly size: number;
  /** Written in the piece, or over it where it is narrow: then once only for equal pieces side by side. Null for none. */
  readonly label: string | null;
  readonly look: "plain" | "asked" | "gap";
}

/** A brace over some parts of a bar that follow one another, with words over it: "3 phần", "24 cm", "?". */
export interface BarSpan {
  /** The first and the last part under it, from 0. */
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** A "sơ đồ đoạn thẳng": one to four bars one below the other, all drawn to one scale. */
export interface BarModelFigure {
  readonly type: "bar-model";
  readonly bars: readonly {
    /** Written before the bar; null where there is one bar alone. */
    readonly name: string | null;
    readonly parts: readonly BarPart[];
    /** Written under a brace that spans the whole bar; null for none. */
    readonly whole: string | null;
    /** Braces above the bar. */
    readonly spans?: readonly BarSpan[];
  }[];
  /** Written beside a brace at the right that spans all bars: what they are together. */
  readonly total?: string;
  readonly alt: string;
}

function toPublic(figure: BarModelFigure): BarModelFigure {
  return {
    type: "bar-model",
    bars: figure.bars.map(({ name, parts, whole, spans }) => ({
      name,
      parts: parts.map(({ size, label, look }) => ({ size, label, look })),
      whole,
      ...(spans === undefined ? {} : { spans: spans.map(({ from, to, label }) => ({ from, to, label })) }),
    })),
    ...(figure.total === undefined ? {} : { total: figure.total }),
    alt: figure.alt,
  };
}

type Bar = BarModelFigure["bars"][number];

const written = (label: string | null) =>
  label === null ? descriptionText.unlabelled : descriptionText.labelled(describeAsked(label));

/** Pieces of one length, by how they look and what is written in them; of unlike ones, which come first and which after. */
function describePieces(parts: readonly BarPart[]): string {
  const runs = runsOf(parts, (part, before) => part.label === before.label && part.look === before.look);
  const isOne = runs.length === 1;
  const told = runs.map((run, place) => {
    const [{ look = "plain", label = null } = {}] = run;
    const before = descriptionText.among[place === 0 ? "first" : "next"];
    const among = place === runs.length - 1 ? descriptionText.among.last : before;
    const piece = (isOne ? descriptionText.pieces : among)(run.length);
    return [piece, descriptionText.looks[look], isOne && run.length > 1 ? descriptionText.alike : "", written(label)]
      .filter((each) => each !== "")
      .join(" ");
  });
  return isOne ? told.join("") : [descriptionText.equal(parts.length), ...told].join(", ");
}

const lengthOf = ({ parts }: Bar) => parts.reduce((sum, { size }) => sum + size, 0);

/** What is missing up to another bar is drawn dashed: with it both end at one place. */
function describeGap(bar: Bar, bars: readonly Bar[]): string[] {
  if (bar.parts.every(({ look }) => look !== "gap")) return [];
  const other = bars.find((each) => each !== bar && lengthOf(each) === lengthOf(bar));
  return other?.name ? [descriptionText.withGap(other.name)] : [];
}

/** A bar from the left; a piece as long as the first one of the upper bar is seen to be so. */
function describeBar(bar: Bar, bars: readonly Bar[]): string {
  const { name, parts, whole, spans = [] } = bar;
  const upper = bar === bars[0] ? undefined : bars[0];
  const pieces = runsOf(parts, (part, before) => part.size === before.size).map((run) => {
    const isSame = upper?.name && run[0]?.size === upper.parts[0]?.size;
    return isSame
      ? descriptionText.sameAs(describePieces(run), run.length, upper.name, upper.parts.length)
      : describePieces(run);
  });
  const braces = spans.map(({ from, to, label }) => descriptionText.brace(from + 1, to + 1, describeAsked(label)));
  const told = [
    ...pieces,
    ...describeGap(bar, bars),
    ...braces,
    ...(whole === null ? [] : [descriptionText.whole(describeAsked(whole))]),
  ].join(", ");
  return name === null ? told : descriptionText.owned(name, told);
}

/** What a drawing of bars is called, and each bar with what is written in its pieces and at its braces. */
function describeBars({ bars, total, alt }: BarModelFigure): string {
  const told = bars.map((bar) => describeBar(bar, bars));
  return `${alt} ${capital([...told, ...(total === undefined ? [] : [descriptionText.total(describeAsked(total))])].join("; "))}.`;
}

export const barModelFigure = defineFigure({ toPublic, describe: describeBars });
