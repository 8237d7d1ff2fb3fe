import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Blob, Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";
import { countLetters } from "./count-letters.ts";

/*
 * Until a typeface has arrived, the page is set in one of the device. Its letters are drawn so that words take the room they
 * will take in ours, and nothing moves when ours comes. Letters of two typefaces differ by up to a third in width, so
 * they are sorted by that into three groups, each with a rule and a size of its own; the space has one too.
 */

/** Letters nearer than `alike` to the usual difference share one size. Who chose Andika has it already: one size will do. */
const families = [
  { name: "Lexend", file: "lexend", weights: [400, 500, 600, 700], alike: 0.05 },
  { name: "Baloo", file: "baloo-2", weights: [700], alike: 0.05 },
  { name: "Andika", file: "andika", weights: [400, 700], alike: Number.POSITIVE_INFINITY },
] as const;
type Family = (typeof families)[number];

/** What devices have, and the package whose letters are as wide. */
const locals = [
  { name: "Arial", file: "arimo", names: ["Arial", "Liberation Sans", "Arimo", "Helvetica"] },
  { name: "Roboto", file: "roboto", names: ["Roboto"] },
] as const;
type Local = (typeof locals)[number];

/** From this weight on, the bold face of a device stands in. */
const boldFrom = 600;
/** More than this a letter may not stand out among the others: words in letters of many sizes are hard to read. */
const reach = 0.03;

const subsets = ["vietnamese", "latin"];
const root = join(import.meta.dirname, "..");
const { resolve } = createRequire(import.meta.url);

interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  /** By letter, in parts of the size. */
  readonly widths: ReadonlyMap<string, number>;
}

async function readFile(path: string, letters: string, weight: number | null): Promise<Metrics> {
  const plain = await subsetFont(readFileSync(path), letters, {
    targetFormat: "truetype",
    noHinting: true,
    keepFeatures: [],
    ...(weight === null ? {} : { variationAxes: { wght: weight } }),
  });
  const face = new Face(new Blob(plain));
  const font = new Font(face);
  const { ascender, descender } = font.hExtents();
  const widths = [...face.collectUnicodes()].flatMap((point) => {
    const glyph = font.nominalGlyph(point);
    const width = glyph === undefined ? 0 : font.glyphHAdvance(glyph);
    return width === 0 ? [] : [[String.fromCodePoint(point), width / face.upem] as const];
  });
  return { ascent: ascender / face.upem, descent: -descender / face.upem, widths: new Map(widths) };
}

/** Of a face in two files, of which the first draws a letter that both have. */
async function readFace(paths: readonly string[], letters: string, weight: number | null): Promise<Metrics> {
  const files = await Promise.all(paths.map((path) => readFile(path, letters, weight)));
  const widths = new Map(files.toReversed().flatMap((file) => [...file.widths]));
  return { ascent: files[0]?.ascent ?? 0, descent: files[0]?.descent ?? 0, widths };
}

function readOurs({ file }: Family, weight: number, letters: string): Promise<Metrics> {
  const path = (name: string) => join(root, `app/fonts/${name}.woff2`);
  if (file === "andika")
    return readFace(
      subsets.map((subset) => path(`${file}-${subset}-${weight}`)),
      letters,
      null,
    );
  return readFace(
    subsets.map((subset) => path(`${file}-${subset}`)),
    letters,
    file === "lexend" ? weight : null,
  );
}

function readTheirs({ file }: Local, isBold: boolean, letters: string): Promise<Metrics> {
  const paths = subsets.map((subset) =>
    resolve(`@fontsource/${file}/files/${file}-${subset}-${isBold ? 700 : 400}-normal.woff2`),
  );
  return readFace(paths, letters, null);
}

/** How many times as wide as theirs our letter is. */
function compare(ours: Metrics, theirs: Metrics): Map<string, number> {
  const ratios = [...ours.widths].flatMap(([letter, width]) => {
    const other = theirs.widths.get(letter);
    return other === undefined ? [] : [[letter, width / other] as const];
  });
  return new Map(ratios);
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** A later rule counts where two know a letter: the first group's is for all letters, the others' for those they name. */
const groupNames = ["even", "narrow", "wide", "space"] as const;
type GroupName = (typeof groupNames)[number];

function groupOf(letter: string, ratio: number, alike: number): GroupName {
  if (letter === " ") return "space";
  if (Math.abs(ratio - 1) <= alike) return "even";
  return ratio < 1 ? "narrow" : "wide";
}

/** The letters of a family in groups, over all its weights. */
function groupLetters(
  weights: readonly ReadonlyMap<string, number>[],
  alike: number,
): ReadonlyMap<GroupName, readonly string[]> {
  const relative = weights.map((ratios) => {
    const usual = mean([...ratios.values()]);
    return new Map([...ratios].map(([letter, ratio]) => [letter, ratio / usual]));
  });
  const letters = [...(relative[0]?.keys() ?? [])];
  return Map.groupBy(letters, (letter) => {
    const ratio = mean(relative.map((ratios) => ratios.get(letter) ?? 1));
    return groupOf(letter, ratio, alike);
  });
}

/** The size at which letters of theirs fill, over all our texts, the room of ours. */
function sizeOf(letters: readonly string[], { ours, theirs }: Pair, counts: ReadonlyMap<string, number>): number {
  const sum = ({ widths }: Metrics) =>
    letters.reduce((room, letter) => room + (widths.get(letter) ?? 0) * ((counts.get(letter) ?? 0) + 1), 0);
  return sum(ours) / sum(theirs);
}

/** "U+61-63,U+E0" */
function toRange(letters: readonly string[]): string {
  const points = letters.map((letter) => letter.codePointAt(0) ?? 0).sort((left, right) => left - right);
  const starts = points.filter((point) => !points.includes(point - 1));
  const ends = points.filter((point) => !points.includes(point + 1));
  const hex = (point: number) => point.toString(16).toUpperCase();
  return starts
    .map((from, place) => [from, ends[place] ?? from] as const)
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(",");
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

interface Pair {
  readonly weight: number;
  readonly ours: Metrics;
  readonly theirs: Metrics;
}

function drawRule(names: { readonly family: Family; readonly local: Local }, face: Pair, size: number, range: string) {
  const { family, local } = names;
  const { weight, ours } = face;
  return `@font-face {
  font-family: "${family.name} Fallback ${local.name}";
  src: ${local.names.map((name) => `local("${name}${weight >= boldFrom ? " Bold" : ""}")`).join(", ")};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ours.ascent / size)};
  descent-override: ${percent(ours.descent / size)};
  line-gap-override: 0%;${range}
}
`;
}

async function drawFamily(family: Family, local: Local, counts: ReadonlyMap<string, number>): Promise<string[]> {
  const all = [...counts.keys()].join("");
  const faces = await Promise.all(
    family.weights.map(async (weight): Promise<Pair> => {
      const theirs = readTheirs(local, weight >= boldFrom, all);
      return { weight, ours: await readOurs(family, weight, all), theirs: await theirs };
    }),
  );
  const ratios = faces.map(({ ours, theirs }) => compare(ours, theirs));
  const groups = groupLetters(ratios, family.alike);
  const written = [...groups.values()].flat().filter((letter) => letter !== " ");
  return faces.flatMap((face) => {
    const usual = sizeOf(written, face, counts);
    return groupNames.flatMap((name) => {
      const letters = groups.get(name);
      if (letters === undefined) return [];
      const exact = sizeOf(letters, face, counts);
      const size = name === "space" ? exact : Math.min(Math.max(exact, usual * (1 - reach)), usual * (1 + reach));
      const range = name === "even" ? "" : `\n  unicode-range: ${toRange(letters)};`;
      return [drawRule({ family, local }, face, size, range)];
    });
  });
}

/** The rules of app/fonts/fallbacks.css. */
export async function drawFallbacks(): Promise<string> {
  const counts = countLetters();
  const drawn: string[][] = [];
  for (const family of families) for (const local of locals) drawn.push(await drawFamily(family, local, counts));
  return `/* Written by scripts/build-fonts.ts. */\n${drawn.flat().join("")}`;
}
