import { capital } from "#lib/core/capital.ts";
import { toldText } from "#lib/text/told-text.ts";
import type { BarModelFigure, BarPart } from "./bar-model-figure.ts";
import { tellAsked } from "./tell-asked.ts";

type Bar = BarModelFigure["bars"][number];

const written = (label: string | null) => (label === null ? toldText.unlabelled : toldText.labelled(tellAsked(label)));

/** Items that follow each other and are alike, together. */
function runsOf<Item>(items: readonly Item[], isAlike: (item: Item, before: Item) => boolean): (readonly Item[])[] {
  const starts = items.flatMap((item, place) => {
    const before = items[place - 1];
    return before !== undefined && isAlike(item, before) ? [] : place;
  });
  return starts.map((start, at) => items.slice(start, starts[at + 1]));
}

/** Pieces of one length, by how they look and what is written in them. */
function tellPieces(parts: readonly BarPart[]): string {
  const runs = runsOf(parts, (part, before) => part.label === before.label && part.look === before.look);
  const isOne = runs.length === 1;
  const told = runs.map((run) => {
    const [{ look = "plain", label = null } = {}] = run;
    return `${toldText.pieces(run.length, toldText.looks[look], isOne)} ${written(label)}`;
  });
  return isOne ? told.join("") : toldText.equal(parts.length, told.join(toldText.and));
}

/** A bar from the left; a piece as long as the first one of the upper bar is seen to be so. */
function tellBar({ name, parts, whole, spans = [] }: Bar, upper: Bar | undefined): string {
  const pieces = runsOf(parts, (part, before) => part.size === before.size).map((run) => {
    const isSame = upper?.name && run[0]?.size === upper.parts[0]?.size;
    return isSame ? toldText.sameAs(tellPieces(run), run.length, upper.name) : tellPieces(run);
  });
  const braces = spans.map(({ from, to, label }) => toldText.brace(from + 1, to + 1, tellAsked(label)));
  const told = [...pieces, ...braces, ...(whole === null ? [] : [toldText.whole(tellAsked(whole))])].join(", ");
  return name === null ? told : toldText.owned(name, told);
}

/** What a drawing of bars is called, and each bar with what is written in its pieces and at its braces. */
export function tellBars({ bars, total, alt }: BarModelFigure): string {
  const told = bars.map((bar, place) => tellBar(bar, place === 0 ? undefined : bars[0]));
  return `${alt} ${capital([...told, ...(total === undefined ? [] : [toldText.total(tellAsked(total))])].join("; "))}.`;
}
