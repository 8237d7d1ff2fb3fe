import { capital } from "#lib/core/capital.ts";
import { toldText } from "#lib/text/told-text.ts";
import type { BarModelFigure, BarPart } from "./bar-model-figure.ts";
import { runsOf } from "./runs-of.ts";
import { tellAsked } from "./tell-asked.ts";

type Bar = BarModelFigure["bars"][number];

const written = (label: string | null) => (label === null ? toldText.unlabelled : toldText.labelled(tellAsked(label)));

/** Pieces of one length, by how they look and what is written in them; of unlike ones, which come first and which after. */
function tellPieces(parts: readonly BarPart[]): string {
  const runs = runsOf(parts, (part, before) => part.label === before.label && part.look === before.look);
  const isOne = runs.length === 1;
  const told = runs.map((run, place) => {
    const [{ look = "plain", label = null } = {}] = run;
    const before = toldText.among[place === 0 ? "first" : "next"];
    const among = place === runs.length - 1 ? toldText.among.last : before;
    const piece = (isOne ? toldText.pieces : among)(run.length);
    return [piece, toldText.looks[look], isOne && run.length > 1 ? toldText.alike : "", written(label)]
      .filter((each) => each !== "")
      .join(" ");
  });
  return isOne ? told.join("") : [toldText.equal(parts.length), ...told].join(", ");
}

const lengthOf = ({ parts }: Bar) => parts.reduce((sum, { size }) => sum + size, 0);

/** What is missing up to another bar is drawn dashed: with it both end at one place. */
function tellGap(bar: Bar, bars: readonly Bar[]): string[] {
  if (bar.parts.every(({ look }) => look !== "gap")) return [];
  const other = bars.find((each) => each !== bar && lengthOf(each) === lengthOf(bar));
  return other?.name ? [toldText.withGap(other.name)] : [];
}

/** A bar from the left; a piece as long as the first one of the upper bar is seen to be so. */
function tellBar(bar: Bar, bars: readonly Bar[]): string {
  const { name, parts, whole, spans = [] } = bar;
  const upper = bar === bars[0] ? undefined : bars[0];
  const pieces = runsOf(parts, (part, before) => part.size === before.size).map((run) => {
    const isSame = upper?.name && run[0]?.size === upper.parts[0]?.size;
    return isSame ? toldText.sameAs(tellPieces(run), run.length, upper.name, upper.parts.length) : tellPieces(run);
  });
  const braces = spans.map(({ from, to, label }) => toldText.brace(from + 1, to + 1, tellAsked(label)));
  const told = [
    ...pieces,
    ...tellGap(bar, bars),
    ...braces,
    ...(whole === null ? [] : [toldText.whole(tellAsked(whole))]),
  ].join(", ");
  return name === null ? told : toldText.owned(name, told);
}

/** What a drawing of bars is called, and each bar with what is written in its pieces and at its braces. */
export function tellBars({ bars, total, alt }: BarModelFigure): string {
  const told = bars.map((bar) => tellBar(bar, bars));
  return `${alt} ${capital([...told, ...(total === undefined ? [] : [toldText.total(tellAsked(total))])].join("; "))}.`;
}
