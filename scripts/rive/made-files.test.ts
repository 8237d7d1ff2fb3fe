import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { animalSteps } from "#lib/play/animal-ladder.ts";
import { readRiv } from "./format/read-riv.ts";
import { madeArtboards } from "./made-artboards.ts";
import { madeFiles } from "./made-files.ts";
import type { Artboard, Layer } from "./motion.ts";
import type { Group, Item, Shape } from "./scene.ts";

const root = join(import.meta.dirname, "../../public");
const made = madeFiles();

test("the committed files are those the art makes (npm run rive writes them anew)", () => {
  const stale = made.filter(({ path, bytes }) => !readFileSync(join(root, path)).equals(bytes));
  expect(stale.map(({ path }) => path)).toEqual([]);
});

test("nothing else lies in their folders but the two runtimes", () => {
  const onDisk = ["animals", "characters", "rive"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      .filter((file) => statSync(join(root, file)).isFile()),
  );
  const runtimes = ["rive/rive.wasm", "rive/rive_fallback.wasm"];
  expect(onDisk.sort()).toEqual([...made.map(({ path }) => path), ...runtimes].sort());
});

test("the runtimes are those of the package", () => {
  for (const name of ["rive.wasm", "rive_fallback.wasm"]) {
    const packed = readFileSync(join(root, "../node_modules/@rive-app/canvas", name));
    expect(readFileSync(join(root, "rive", name)).equals(packed)).toBe(true);
  }
});

test("every step of the ladder has its medal, and a still for each mood and for the hat", () => {
  const paths = made.map(({ path }) => path);
  const needed = animalSteps.flatMap(({ asset, animal, stage }) => [
    `${asset}.svg`,
    ...["open", "happy", "think", "kind", "open-hat"].map((mood) => `characters/${animal}-${stage}-${mood}.svg`),
  ]);
  expect(needed.filter((path) => !paths.includes(path))).toEqual([]);
});

test.each(made)("$path is small, and a drawing of its own", ({ path, bytes }) => {
  if (path.endsWith(".riv")) {
    expect(bytes.length).toBeLessThanOrEqual(40 * 1024);
    return;
  }
  const text = new TextDecoder().decode(bytes);
  expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d. ]+">/);
  expect(text).not.toMatch(/<script|href=|NaN|undefined/);
  expect(bytes.length).toBeLessThan(path.startsWith("animals/") ? 7_000 : 16_000);
});

function groupsIn(items: readonly Item[]): Group[] {
  return items.flatMap((item) => (item.kind === "group" ? [item, ...groupsIn(item.children)] : []));
}

function shapesIn(items: readonly Item[]): Shape[] {
  return items.flatMap((item) => (item.kind === "shape" ? [item] : shapesIn(item.children)));
}

function waysIn(layers: readonly Layer[]) {
  return layers.flatMap((layer) => [
    ...layer.entries,
    ...layer.anytime,
    ...layer.states.flatMap(({ transitions }) => transitions),
  ]);
}

/** How many objects of a kind a file of these artboards must hold. */
function countsOf(artboards: readonly Artboard[]): Record<string, number> {
  const groups = artboards.flatMap((artboard) => groupsIn(artboard.groups));
  const shapes = artboards.flatMap((artboard) => shapesIn(artboard.groups));
  const parts = shapes.flatMap(({ outline }) => outline);
  const animations = artboards.flatMap((artboard) => artboard.animations);
  const tracks = animations.flatMap((animation) => animation.tracks);
  const layers = artboards.flatMap(({ machine }) => machine.layers);
  return {
    artboard: artboards.length,
    node: groups.length,
    shape: shapes.length,
    ellipse: parts.filter(({ kind }) => kind === "ellipse").length,
    pointsPath: parts.filter(({ kind }) => kind === "contour").length,
    vertices: parts.reduce((sum, part) => sum + (part.kind === "contour" ? part.vertices.length : 0), 0),
    paints: shapes.reduce((sum, { fill, stroke }) => sum + (fill === null ? 0 : 1) + (stroke === null ? 0 : 1), 0),
    linearAnimation: animations.length,
    keyedProperty: tracks.length,
    keyFrameDouble: tracks.reduce((sum, { keys }) => sum + keys.length, 0),
    stateMachineLayer: layers.length,
    animationState: layers.reduce((sum, { states }) => sum + states.length, 0),
    stateTransition: waysIn(layers).length,
    conditions: waysIn(layers).reduce((sum, { when }) => sum + when.length, 0),
  };
}

const kinds: Readonly<Record<string, string>> = {
  straightVertex: "vertices",
  cubicDetachedVertex: "vertices",
  cubicMirroredVertex: "vertices",
  cubicAsymmetricVertex: "vertices",
  fill: "paints",
  stroke: "paints",
  triggerCondition: "conditions",
  boolCondition: "conditions",
};

test.each(madeArtboards())("$path read back holds all that was drawn and told", ({ path, artboards }) => {
  const bytes = readFileSync(join(root, path));
  const expected = countsOf(artboards);
  const read: Record<string, number> = {};
  for (const { type } of readRiv(bytes)) {
    const kind = kinds[type] ?? type;
    if (kind in expected) read[kind] = (read[kind] ?? 0) + 1;
  }
  const found = Object.fromEntries(Object.keys(expected).map((kind) => [kind, read[kind] ?? 0]));
  expect(found).toEqual(expected);
});
