import { expect, test } from "vitest";
import { rivFile } from "#scripts/rive/made-files.ts";
import type { Animation, Artboard, Layer, Track, Transition } from "#scripts/rive/motion.ts";
import { restPose } from "#scripts/rive/rest-pose.ts";
import type { Group, Item } from "#scripts/rive/scene.ts";
import { readRiv } from "./read-riv.ts";

const frame = { x: 0, y: 0, width: 10, height: 10 };

function group(name: string, children: readonly Item[]): Group {
  return { kind: "group", name, pivot: { x: 4, y: 5 }, rest: restPose, children };
}

const dot: Item = {
  kind: "shape",
  outline: [{ kind: "ellipse", centre: { x: 5, y: 7 }, radiusX: 2, radiusY: 1, turn: 0 }],
  fill: { kind: "solid", colour: 0xff112233 },
  stroke: null,
};
const rise: Track = {
  group: "hand",
  property: "y",
  keys: [
    { frame: 0, value: 0, ease: "soft" },
    { frame: 30, value: -3, ease: "hold" },
  ],
};
const wave: Animation = { name: "wave", frames: 30, loop: "once", tracks: [rise] };
const always: Transition = { to: "waving", when: [], mixMs: 0, isAtEnd: false };
const layer: Layer = {
  name: "arms",
  entries: [always],
  anytime: [],
  states: [{ name: "waving", animation: "wave", transitions: [] }],
};

function artboard(change: Partial<Artboard> & { readonly layer?: Partial<Layer> } = {}): Artboard {
  const { layer: changed = {}, ...rest } = change;
  return {
    name: "figure",
    frame,
    groups: [group("figure", [group("hand", [dot]), dot])],
    animations: [wave],
    machine: { name: "machine", inputs: [{ name: "go", kind: "trigger" }], layers: [{ ...layer, ...changed }] },
    ...rest,
  };
}

function write(change: Parameters<typeof artboard>[0]): Uint8Array {
  return rivFile([artboard(change)]);
}

test("a file read back holds what was written, the topmost first, each beside its pivot", () => {
  const read = readRiv(rivFile([artboard()]));
  expect(read.slice(0, 2)).toEqual([
    { type: "backboard", fields: {} },
    { type: "artboard", fields: { name: "figure", width: 10, height: 10 } },
  ]);
  const nodes = read.filter(({ type }) => type === "node").map(({ fields }) => fields);
  expect(nodes).toEqual([
    { name: "figure", parentId: 0, x: 4, y: 5 },
    { name: "hand", parentId: 2 },
  ]);
  const ellipses = read.filter(({ type }) => type === "ellipse").map(({ fields }) => fields);
  expect(ellipses).toEqual([
    { parentId: 4, x: 1, y: 2, width: 4, height: 2 },
    { parentId: 5, x: 1, y: 2, width: 4, height: 2 },
  ]);
  // The dot of the figure itself was painted last, so it stands first.
  expect(read.filter(({ type }) => type === "shape").map(({ fields }) => fields.parentId)).toEqual([2, 3]);
  expect(read.filter(({ type }) => type === "keyFrameDouble").map(({ fields }) => fields)).toEqual([
    { interpolationType: 2, interpolatorId: 1 },
    { frame: 30, value: -3 },
  ]);
});

test("a track that moves what is not there is refused by name", () => {
  const lost: Animation = { ...wave, tracks: [{ ...rise, group: "foot" }] };
  expect(() => write({ animations: [lost] })).toThrow("animation wave moves foot, which is not there");
});

test("a track without keys is refused", () => {
  const empty: Animation = { ...wave, tracks: [{ ...rise, keys: [] }] };
  expect(() => write({ animations: [empty] })).toThrow("hand.y of animation wave has no keys");
});

test("keys out of order, twice at one frame or after the end are refused", () => {
  const withFrames = (frames: readonly number[]): Animation => ({
    ...wave,
    tracks: [{ ...rise, keys: frames.map((at) => ({ frame: at, value: 1, ease: "linear" })) }],
  });
  expect(() => write({ animations: [withFrames([0, 20, 10])] })).toThrow("out of order: 20 before 10");
  expect(() => write({ animations: [withFrames([5, 5])] })).toThrow("out of order: 5 before 5");
  expect(() => write({ animations: [withFrames([0, 31])] })).toThrow("has a key at 31, outside of its 30 frames");
});

test("a layer without states, or with nowhere to begin, is refused", () => {
  expect(() => write({ layer: { states: [] } })).toThrow("layer arms has no states");
  expect(() => write({ layer: { entries: [] } })).toThrow("layer arms may have nowhere to begin");
});

test("two of one name are refused, whatever they are", () => {
  expect(() => write({ groups: [group("hand", [group("hand", [])])] })).toThrow("two groups are named hand");
  expect(() => write({ animations: [wave, wave] })).toThrow("two animations are named wave");
  expect(() => write({ layer: { states: [...layer.states, ...layer.states] } })).toThrow("two states of layer arms");
  expect(() => rivFile([artboard(), artboard()])).toThrow("two artboards are named figure");
});

test("a state that plays, a way that leads and a condition that asks what is not there are refused", () => {
  const state = { name: "waving", animation: "sleep", transitions: [] };
  expect(() => write({ layer: { states: [state] } })).toThrow("layer arms plays sleep, which is not there");
  expect(() => write({ layer: { anytime: [{ ...always, to: "nowhere" }] } })).toThrow(
    "names nowhere, which is not there",
  );
  const asking = (input: string, is: "fired" | "true"): Partial<Layer> => ({
    anytime: [{ ...always, when: [{ input, is }] }],
  });
  expect(() => write({ layer: asking("stop", "fired") })).toThrow("names stop, which is not there");
  expect(() => write({ layer: asking("go", "true") })).toThrow("go cannot be true");
});

test("an animation of a layer that leaves a limb of another where it was is refused", () => {
  const nod: Animation = { ...wave, name: "nod", tracks: [{ ...rise, property: "x" }] };
  const states = [...layer.states, { name: "nodding", animation: "nod", transitions: [] }];
  expect(() => write({ animations: [wave, nod], layer: { states } })).toThrow(
    "animation nod moves other things than the rest of layer arms",
  );
});

test("two layers that move the same are refused, and so is an animation nobody plays", () => {
  const two = artboard();
  const layers = [layer, { ...layer, name: "more arms" }];
  expect(() => rivFile([{ ...two, machine: { ...two.machine, layers } }])).toThrow("layers move the same");
  expect(() => write({ animations: [wave, { ...wave, name: "extra" }] })).toThrow("animation extra is never played");
});
