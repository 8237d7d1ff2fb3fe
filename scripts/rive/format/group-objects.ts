import type { Group, Point } from "#scripts/rive/scene.ts";
import { makeObject } from "./make-object.ts";
import type { RivObject } from "./riv-object.ts";
import { shapeObjects } from "./shape-objects.ts";
import { snap } from "./snap.ts";

/** Where a group's pivot lies, seen from the pivot of the group around it. */
export function nodePlace(group: Group, origin: Point): Point {
  return { x: snap(group.pivot.x - origin.x, 64), y: snap(group.pivot.y - origin.y, 64) };
}

interface Made {
  readonly objects: readonly RivObject[];
  /** The node of each group by the group's name. */
  readonly nodes: ReadonlyMap<string, RivObject>;
}

/** The objects of a group and all that is in it; `origin` is the pivot of the group around it. Rive paints the first on top. */
export function groupObjects(group: Group, origin: Point, parentId: RivObject): Made {
  const { rotation, scaleX, scaleY, opacity } = group.rest;
  const place = nodePlace(group, origin);
  const [x, y] = [place.x + group.rest.x, place.y + group.rest.y];
  const node = makeObject("node", { name: group.name, parentId, x, y, rotation, scaleX, scaleY, opacity });
  const nodes = new Map([[group.name, node]]);
  const inside = group.children.toReversed().flatMap((child) => {
    if (child.kind === "shape") return shapeObjects(child, group.pivot, node);
    const made = groupObjects(child, group.pivot, node);
    for (const [name, found] of made.nodes) nodes.set(name, found);
    return made.objects;
  });
  return { objects: [node, ...inside], nodes };
}
