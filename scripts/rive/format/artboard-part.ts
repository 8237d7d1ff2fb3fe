import type { Artboard, Ease, Track } from "#scripts/rive/motion.ts";
import type { Group, Point } from "#scripts/rive/scene.ts";
import { animationObjects } from "./animation-objects.ts";
import { checkArtboard } from "./check-artboard.ts";
import { groupObjects, nodePlace } from "./group-objects.ts";
import { machineObjects } from "./machine-objects.ts";
import { makeObject } from "./make-object.ts";
import type { RivObject, TypeName } from "./riv-object.ts";
import type { RivPart } from "./write-riv.ts";

/** Control points as of a CSS cubic-bezier; the other two ways of going need none. */
const curves: readonly [Ease, { x1: number; y1: number; x2: number; y2: number }][] = [
  ["soft", { x1: 0.45, y1: 0, x2: 0.55, y2: 1 }],
  ["out", { x1: 0.25, y1: 0.75, x2: 0.35, y2: 1 }],
  ["back", { x1: 0.3, y1: 1.5, x2: 0.5, y2: 1 }],
];

function placesIn(groups: readonly Group[], origin: Point): [string, Point][] {
  return groups.flatMap((group) => [
    [group.name, nodePlace(group, origin)] as const satisfies [string, Point],
    ...placesIn(
      group.children.filter((child) => child.kind === "group"),
      group.pivot,
    ),
  ]);
}

function numbered(lists: readonly (readonly RivObject[])[]): Map<RivObject, number> {
  return new Map(lists.flatMap((list) => list.map((object, place) => [object, place] as const)));
}

/** Objects that others name stand first, for low numbers take one byte; among themselves all keep their order. */
const ranks: Partial<Record<TypeName, number>> = {
  artboard: 0,
  cubicEaseInterpolator: 1,
  node: 2,
  pointsPath: 3,
  shape: 4,
  fill: 5,
  stroke: 5,
};

function rank({ type }: RivObject): number {
  return ranks[type] ?? 6;
}

/** The objects of an artboard with the places they have in it. Throws on what does not fit together. */
export function artboardPart(artboard: Artboard): RivPart {
  checkArtboard(artboard);
  const { name, frame, groups } = artboard;
  const self = makeObject("artboard", { name, width: frame.width, height: frame.height });
  const made = groups.toReversed().map((group) => groupObjects(group, frame, self));
  const eased = new Set(
    artboard.animations.flatMap(({ tracks }) => tracks.flatMap(({ keys }) => keys.map((key) => key.ease))),
  );
  const interpolators = new Map(
    curves
      .filter(([ease]) => eased.has(ease))
      .map(([ease, curve]) => [ease, makeObject("cubicEaseInterpolator", { parentId: self, ...curve })]),
  );
  const components = [self, ...interpolators.values(), ...made.flatMap(({ objects }) => objects)].sort(
    (one, two) => rank(one) - rank(two),
  );
  const nodes = new Map(made.flatMap((one) => [...one.nodes]));
  const places = new Map(placesIn(groups, frame));
  const offset = (group: string, property: Track["property"]) =>
    property === "x" || property === "y" ? (places.get(group)?.[property] ?? 0) : 0;
  const animations = artboard.animations.map((animation) =>
    animationObjects(animation, { nodes, interpolators, offset }),
  );
  const heads = animations.flatMap((objects) => objects.slice(0, 1));
  const machine = machineObjects(
    artboard.machine,
    new Map(artboard.animations.map((animation, place) => [animation.name, heads[place] ?? self])),
  );
  return {
    objects: [...components, ...animations.flat(), ...machine.objects],
    place: numbered([components, heads, machine.inputs, ...machine.statesByLayer]),
  };
}
