import { capital } from "#lib/core/capital.ts";
import type { BaseTenFigure, ObjectsFigure, TenFrameFigure } from "#lib/questions/figure.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import { paintName } from "#lib/text/paint-name.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import type { ChanceFigure, ChanceThing } from "./chance-figure.ts";
import type { FractionFigure } from "./fraction-figure.ts";
import type { GroupsFigure } from "./groups-figure.ts";
import type { PlaceBlocksFigure } from "./place-blocks-figure.ts";

/** Pictures in which something is counted. */
type AmountsFigure =
  | BaseTenFigure
  | ChanceFigure
  | FractionFigure
  | GroupsFigure
  | ObjectsFigure
  | PlaceBlocksFigure
  | TenFrameFigure;

const frameSize = 10;

/** The things of a picture one by one, row by row: whoever hears them counts them. */
function describeObjects({ picture, cells, rows }: ObjectsFigure): string {
  const { name } = pictureText[picture];
  const inRow = (row: number) => cells.filter((cell) => cell.row === row).map(() => name);
  if (cells.length === 0) return descriptionText.none;
  const told = Array.from({ length: rows }, (_, row) => inRow(row).join(", "));
  return told.filter((each) => each !== "").join("; ");
}

/** What lies in the frames: of one sort thing by thing, or how far each of two is filled; of two sorts how many. */
function describeFrame({ frames, groups, crossed }: TenFrameFigure): string {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const inFrames = descriptionText.frames.map((frame, place) =>
    descriptionText.has(frame, descriptionText.pictures(Math.min(frameSize, Math.max(0, total - place * frameSize)))),
  );
  const [first, ...others] = groups;
  const inGroups = groups.map(({ picture, count }) => `${count} ${pictureText[picture].name}`);
  // Things of one sort may be there to be counted.
  const one =
    frames === 2 && total > frameSize
      ? inFrames
      : Array.from({ length: total }, () => first && pictureText[first.picture].name);
  const told = others.length === 0 ? one : inGroups;
  return [...told, ...(crossed === 0 ? [] : [descriptionText.crossed(crossed)])].join(", ");
}

/** "các đĩa có 6, 6, 6"; of a heap the rings and what is left. */
function describeGroups({ holder, sizes, ringed, picture }: GroupsFigure): string {
  const { name, unit } = pictureText[picture];
  const [heap = 0] = sizes;
  if (holder !== "loose" || sizes.length > 1) return `${descriptionText.holders[holder]} ${sizes.join(", ")} ${name}`;
  if (ringed === 0) return `${descriptionText.holders.loose} ${heap} ${name}`;
  const rest = heap % ringed;
  const rings = descriptionText.rings(Math.floor(heap / ringed), `${ringed} ${name}`);
  return rest === 0 ? rings : `${rings}, ${descriptionText.left(`${rest} ${unit}`)}`;
}

function blocksOf(counts: Partial<Readonly<Record<keyof typeof descriptionText.blocks, number | null>>>): string {
  const places = ["hundreds", "tens", "ones"] as const;
  return places
    .flatMap((place) => (counts[place] ? [`${counts[place]} ${descriptionText.blocks[place]}`] : []))
    .join(", ");
}

function describeBlocks({ groups, crossed }: BaseTenFigure): string {
  const taken = blocksOf(crossed);
  return [...groups.map(blocksOf), ...(taken === "" ? [] : [descriptionText.crossedBlocks(taken)])].join("; ");
}

function describeParts({ wholes }: FractionFigure): string {
  return wholes
    .map(({ form, parts, columns, painted }) =>
      form === "grid" ? descriptionText.squares(parts, columns, painted) : descriptionText.parts(parts, painted),
    )
    .join("; ");
}

function describeThing(thing: ChanceThing): string {
  switch (thing.form) {
    case "bag":
      return thing.balls.map(({ paint, count }) => descriptionText.balls(count, paintName[paint])).join(", ");
    case "spinner":
      return descriptionText.spinner(
        thing.sectors.map((paint, place) => [paintName[paint], thing.labels[place] ?? ""].join(" ").trim()).join(", "),
      );
    case "dice":
      return descriptionText.dice(thing.faces);
    case "coins":
      // How they lie is what they are called by.
      return "";
    default:
      return thing satisfies never;
  }
}

function amountsOf(figure: AmountsFigure): string {
  switch (figure.type) {
    case "objects":
      return describeObjects(figure);
    case "ten-frame":
      return describeFrame(figure);
    case "groups":
      return describeGroups(figure);
    case "base-ten":
      return describeBlocks(figure);
    case "place-blocks":
      return blocksOf(figure);
    case "fraction":
      return describeParts(figure);
    case "chance":
      return figure.things.map(describeThing).join("; ");
    default:
      return figure satisfies never;
  }
}

/**
 * What a picture is, and what is to be counted in it where its `alt` has no number yet. Whoever does not see it has as much to
 * work out as whoever does.
 */
export function describeAmounts(figure: AmountsFigure): string {
  const told = /\d/u.test(figure.alt) ? "" : amountsOf(figure);
  return told === "" ? figure.alt : `${figure.alt} ${capital(told)}.`;
}
