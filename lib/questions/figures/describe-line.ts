import { addToAlt, describeAsked, runsOf } from "#lib/questions/figures/describe.ts";
import { descriptionText } from "#lib/text/description-text.ts";

interface Mark {
  readonly at: number;
  readonly label: string | null;
  readonly isLarge: boolean;
}

interface Hop {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

interface Line {
  readonly marks: readonly Mark[];
  readonly pointers: readonly { readonly at: number; readonly label: string }[];
  readonly hops: readonly Hop[];
  readonly alt: string;
}

/** Marks without a number that follow each other and look the same are told together. */
function describeMarks(marks: readonly Mark[]): string {
  const isAlike = (mark: Mark, before: Mark) =>
    mark.label === null && before.label === null && mark.isLarge === before.isLarge;
  const told = runsOf(marks, isAlike).map((run) => {
    const [{ label = null, isLarge = false } = {}] = run;
    return label === null ? descriptionText.bare(run.length, isLarge) : describeAsked(label);
  });
  return descriptionText.marks(told.join(", "));
}

const isNumbered = ({ label }: Mark) => label !== null && label !== "?";

/** At a number, or so many marks past the one it comes from. */
function markOf(place: number, marks: readonly Mark[], isBack: boolean): string {
  const label = marks[place]?.label ?? null;
  if (label !== null) return descriptionText.mark(describeAsked(label));
  const next = marks.findIndex((mark, at) => at > place && isNumbered(mark));
  const last = marks.findLastIndex((mark, at) => at < place && isNumbered(mark));
  if (isBack && next !== -1) return descriptionText.before(next - place, marks[next]?.label ?? "");
  return last === -1
    ? descriptionText.fromLeft(place + 1)
    : descriptionText.after(place - last, marks[last]?.label ?? "");
}

/** Marks of thirds are not met exactly. */
const close = 1e-9;

/** Where a place of a line is, by the marks, which rise: at one with a number, so many after or before one, or between two. */
export function placeOf(at: number, marks: readonly Mark[], isBack = false): string {
  const low = marks.findLastIndex((mark) => mark.at <= at + close);
  const isAt = Math.abs((marks[low]?.at ?? Number.NaN) - at) < close;
  return isAt
    ? markOf(low, marks, isBack)
    : descriptionText.amid(markOf(low, marks, isBack), markOf(low + 1, marks, isBack));
}

/** Hops that go on from each other as far as the one before are told together. */
function describeHops(hops: readonly Hop[], marks: readonly Mark[]): string[] {
  const goesOn = (hop: Hop, before: Hop) =>
    before.to === hop.from && before.label === hop.label && before.to - before.from === hop.to - hop.from;
  return runsOf(hops, goesOn).map((chain) => {
    const [first, last] = [chain[0]?.from ?? 0, chain.at(-1)?.to ?? 0];
    const end = placeOf(last, marks, last < first);
    return descriptionText.hops(chain.length, describeAsked(chain[0]?.label ?? ""), placeOf(first, marks), end);
  });
}

/** What a line is called, and all its marks, arrows and bows; a mark without a number is told by how far it is from one with. */
export function describeLine({ marks: unsorted, pointers, hops, alt }: Line): string {
  const marks = unsorted.toSorted((left, right) => left.at - right.at);
  const arrows = pointers.map(({ at, label }) => descriptionText.arrow(describeAsked(label), placeOf(at, marks)));
  return addToAlt(alt, [describeMarks(marks), ...arrows, ...describeHops(hops, marks)].join("; "));
}
