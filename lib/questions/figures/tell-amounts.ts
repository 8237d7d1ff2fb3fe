import { capital } from "#lib/core/capital.ts";
import type { BaseTenFigure, ObjectsFigure, TenFrameFigure } from "#lib/questions/figure.ts";
import { paintName } from "#lib/text/paint-name.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { toldText } from "#lib/text/told-text.ts";
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
function tellObjects({ picture, cells, rows }: ObjectsFigure): string {
  const { name } = pictureText[picture];
  const inRow = (row: number) => cells.filter((cell) => cell.row === row).map(() => name);
  if (cells.length === 0) return toldText.none;
  const told = Array.from({ length: rows }, (_, row) => inRow(row).join(", "));
  return told.filter((each) => each !== "").join("; ");
}

/** What lies in the frames: of one sort thing by thing, or how far each of two is filled; of two sorts how many. */
function tellFrame({ frames, groups, crossed }: TenFrameFigure): string {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const inFrames = toldText.frames.map((frame, place) =>
    toldText.has(frame, toldText.pictures(Math.min(frameSize, Math.max(0, total - place * frameSize)))),
  );
  const [first, ...others] = groups;
  const inGroups = groups.map(({ picture, count }) => `${count} ${pictureText[picture].name}`);
  // Things of one sort may be there to be counted.
  const one =
    frames === 2 && total > frameSize
      ? inFrames
      : Array.from({ length: total }, () => first && pictureText[first.picture].name);
  const told = others.length === 0 ? one : inGroups;
  return [...told, ...(crossed === 0 ? [] : [toldText.crossed(crossed)])].join(", ");
}

/** "các đĩa có 6, 6, 6"; of a heap the rings and what is left. */
function tellGroups({ holder, sizes, ringed, picture }: GroupsFigure): string {
  const { name, unit } = pictureText[picture];
  const [heap = 0] = sizes;
  if (holder !== "loose" || sizes.length > 1) return `${toldText.holders[holder]} ${sizes.join(", ")} ${name}`;
  if (ringed === 0) return `${toldText.holders.loose} ${heap} ${name}`;
  const rest = heap % ringed;
  const rings = toldText.rings(Math.floor(heap / ringed), `${ringed} ${name}`);
  return rest === 0 ? rings : `${rings}, ${toldText.left(`${rest} ${unit}`)}`;
}

function blocksOf(counts: Partial<Readonly<Record<keyof typeof toldText.blocks, number | null>>>): string {
  const places = ["hundreds", "tens", "ones"] as const;
  return places.flatMap((place) => (counts[place] ? [`${counts[place]} ${toldText.blocks[place]}`] : [])).join(", ");
}

function tellBlocks({ groups, crossed }: BaseTenFigure): string {
  const taken = blocksOf(crossed);
  return [...groups.map(blocksOf), ...(taken === "" ? [] : [toldText.crossedBlocks(taken)])].join("; ");
}

function tellParts({ wholes }: FractionFigure): string {
  return wholes
    .map(({ form, parts, columns, painted }) =>
      form === "grid" ? toldText.squares(parts, columns, painted) : toldText.parts(parts, painted),
    )
    .join("; ");
}

function tellThing(thing: ChanceThing): string {
  switch (thing.form) {
    case "bag":
      return thing.balls.map(({ paint, count }) => toldText.balls(count, paintName[paint])).join(", ");
    case "spinner":
      return toldText.spinner(
        thing.sectors.map((paint, place) => [paintName[paint], thing.labels[place] ?? ""].join(" ").trim()).join(", "),
      );
    case "dice":
      return toldText.dice(thing.faces);
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
      return tellObjects(figure);
    case "ten-frame":
      return tellFrame(figure);
    case "groups":
      return tellGroups(figure);
    case "base-ten":
      return tellBlocks(figure);
    case "place-blocks":
      return blocksOf(figure);
    case "fraction":
      return tellParts(figure);
    case "chance":
      return figure.things.map(tellThing).join("; ");
    default:
      return figure satisfies never;
  }
}

/**
 * What a picture is, and what is to be counted in it where its `alt` has no number yet. Whoever does not see it has as much to
 * work out as whoever does.
 */
export function tellAmounts(figure: AmountsFigure): string {
  const told = /\d/u.test(figure.alt) ? "" : amountsOf(figure);
  return told === "" ? figure.alt : `${figure.alt} ${capital(told)}.`;
}
