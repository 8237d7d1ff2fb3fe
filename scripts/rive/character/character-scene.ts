import type { Matrix } from "#scripts/rive/matrix.ts";
import { restPose } from "#scripts/rive/rest-pose.ts";
import type { Group, Item, Pose } from "#scripts/rive/scene.ts";
import type { Art } from "#scripts/rive/svg/read-art.ts";
import { transformShape } from "#scripts/rive/transform-shape.ts";
import { moods } from "./moods.ts";

export type Stage = 1 | 2 | 3;

export interface Cast {
  readonly art: Art;
  /** What the animal wears at this stage, in paint order. */
  readonly wears: readonly Art[];
  readonly hat: Art;
}

/** The younger the smaller, with the larger head for its body. */
const growth: Record<Stage, { readonly whole: number; readonly head: number }> = {
  1: { whole: 0.84, head: 1.06 },
  2: { whole: 0.93, head: 1.02 },
  3: { whole: 1, head: 1 },
};

/** The widths of body for which things to wear are drawn. */
const fitting: Readonly<Record<string, number>> = { neck: 56, eyes: 50, crown: 92 };

const foot = { x: 100, y: 224 };

function group(name: string, pivot: Group["pivot"], rest: Partial<Pose>, children: readonly Item[]): Group {
  return { kind: "group", name, pivot, rest: { ...restPose, ...rest }, children };
}

/** The shapes of a thing to wear, moved to where the animal wears it. */
function dress(wear: Art, animal: Art): Item[] {
  const place = wear.attributes.get("data-anchor") ?? "";
  const anchor = animal.anchors.get(`anchor-${place}`);
  const drawnFor = fitting[place];
  if (anchor === undefined || drawnFor === undefined) throw new Error(`nowhere to wear something made for ${place}`);
  const scale = anchor.width / drawnFor;
  const matrix: Matrix = { a: scale, b: 0, c: 0, d: scale, e: anchor.at.x, f: anchor.at.y };
  return wear.items.map((item) => {
    if (item.kind === "group") throw new Error(`what is worn on the ${place} may not hold groups`);
    return transformShape(item, matrix);
  });
}

/** The parts of the face that come and go together, by the group that takes them in. The eyes stay for two faces. */
const faces: Readonly<Record<string, readonly string[]>> = {
  "face-open": ["mouth-smile"],
  "face-happy": ["eyes-happy", "mouth-laugh"],
  "face-think": ["eyes-think", "brows-think", "mouth-think"],
  "face-kind": ["brows-kind", "mouth-kind"],
};
/** The head's children with the faces in place of their parts, at the place of the first. */
function gatherFaces(children: readonly Item[]): Item[] {
  const parts = Object.values(faces).flat();
  const isPart = (item: Item) => item.kind === "group" && parts.includes(item.name);
  const first = children.findIndex(isPart);
  const gathered = Object.entries(faces).map(([name, names]) => {
    const inside = names.flatMap((part) =>
      children.flatMap((item) => (item.kind === "group" && item.name === part ? item.children : [])),
    );
    return group(name, foot, moods.open[name] ?? {}, inside);
  });
  return [...children.slice(0, first), ...gathered, ...children.slice(first).filter((item) => !isPart(item))];
}

/** The groups of an animal in a setting of its own: those that are worn in place of the anchors, the head in one that leans. */
function settle(item: Item, cast: Cast, stage: Stage): Item[] {
  if (item.kind === "shape") return [item];
  const worn = (place: string) =>
    cast.wears.filter((wear) => wear.attributes.get("data-anchor") === place).flatMap((wear) => dress(wear, cast.art));
  const { name, pivot } = item;
  if (name === "anchor-neck") return [group("neck", foot, {}, worn("neck"))];
  if (name === "anchor-eyes") return worn("eyes");
  if (name === "anchor-crown") {
    return [group("crown", pivot, {}, worn("crown")), group("nonla", pivot, { opacity: 0 }, dress(cast.hat, cast.art))];
  }
  const inside = item.children.flatMap((child) => settle(child, cast, stage));
  const children = name === "head" ? gatherFaces(inside) : inside;
  const scale = growth[stage].head;
  if (name === "head")
    return [group("lean", pivot, {}, [group(name, pivot, { scaleX: scale, scaleY: scale }, children)])];
  return [group(name, pivot, moods.open[name] ?? {}, children)];
}

/** An animal of one stage as it stands in the mood "open". */
export function characterScene(cast: Cast, stage: Stage): Group {
  const { whole } = growth[stage];
  const body = cast.art.items.flatMap((item) => settle(item, cast, stage));
  return group("stage", foot, { scaleX: whole, scaleY: whole }, [
    group("hop", foot, {}, [group("sway", foot, {}, body)]),
  ]);
}
