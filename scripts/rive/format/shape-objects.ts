import type { Contour, Ellipse, Paint, Point, Shape, Stroke, Vertex } from "#scripts/rive/scene.ts";
import { makeObject } from "./make-object.ts";
import type { RivObject } from "./riv-object.ts";
import { snap } from "./snap.ts";

const pixel = 64;
const angle = 1024;
/** Handles that share one direction with no more than this amiss at the end of the shorter one are written as such. */
const amiss = 0.1;

function polar({ x, y }: Point): { rotation: number; distance: number } {
  const distance = snap(Math.hypot(x, y), pixel);
  return { rotation: distance === 0 ? 0 : snap(Math.atan2(y, x), angle), distance };
}

function vertexObject(vertex: Vertex, origin: Point, parentId: RivObject): RivObject {
  const at = { parentId, x: snap(vertex.x - origin.x, pixel), y: snap(vertex.y - origin.y, pixel) };
  const [before, after] = [polar(vertex.in), polar(vertex.out)];
  if (before.distance === 0 && after.distance === 0) return makeObject("straightVertex", at);
  const bend = Math.abs(Math.abs(before.rotation - after.rotation) - Math.PI);
  if (bend * Math.min(before.distance, after.distance) > amiss || before.distance === 0 || after.distance === 0) {
    return makeObject("cubicDetachedVertex", {
      ...at,
      inRotation: before.rotation,
      inDistance: before.distance,
      outRotation: after.rotation,
      outDistance: after.distance,
    });
  }
  // The longer handle is the one whose direction is seen.
  const rotation = after.distance > before.distance ? after.rotation : snap(before.rotation - Math.PI, angle);
  return Math.abs(before.distance - after.distance) < amiss
    ? makeObject("cubicMirroredVertex", { ...at, rotation, distance: after.distance })
    : makeObject("cubicAsymmetricVertex", {
        ...at,
        rotation,
        inDistance: before.distance,
        outDistance: after.distance,
      });
}

function contourObjects(contour: Contour, origin: Point, parentId: RivObject): RivObject[] {
  const path = makeObject("pointsPath", { parentId, isClosed: contour.isClosed });
  return [path, ...contour.vertices.map((vertex) => vertexObject(vertex, origin, path))];
}

function ellipseObject(ellipse: Ellipse, origin: Point, parentId: RivObject): RivObject {
  return makeObject("ellipse", {
    parentId,
    x: snap(ellipse.centre.x - origin.x, pixel),
    y: snap(ellipse.centre.y - origin.y, pixel),
    width: snap(ellipse.radiusX * 2, pixel),
    height: snap(ellipse.radiusY * 2, pixel),
    rotation: snap(ellipse.turn, angle),
  });
}

function paintObjects(paint: Paint, origin: Point, parentId: RivObject): RivObject[] {
  if (paint.kind === "solid") return [makeObject("solidColor", { parentId, colorValue: paint.colour })];
  const gradient = makeObject("linearGradient", {
    parentId,
    startX: snap(paint.from.x - origin.x, pixel),
    startY: snap(paint.from.y - origin.y, pixel),
    endX: snap(paint.to.x - origin.x, pixel),
    endY: snap(paint.to.y - origin.y, pixel),
  });
  const stops = paint.stops.map(({ at, colour }) =>
    makeObject("gradientStop", { parentId: gradient, colorValue: colour, position: snap(at, 256) }),
  );
  return [gradient, ...stops];
}

function strokeObjects(
  { paint, width, isCapRound, isJoinRound }: Stroke,
  origin: Point,
  parentId: RivObject,
): RivObject[] {
  const stroke = makeObject("stroke", {
    parentId,
    thickness: snap(width, pixel),
    cap: isCapRound ? 1 : 0,
    join: isJoinRound ? 1 : 0,
  });
  return [stroke, ...paintObjects(paint, origin, stroke)];
}

/** The objects of one shape below `parentId`, whose own place in the art is `origin`. */
export function shapeObjects(shape: Shape, origin: Point, parentId: RivObject): RivObject[] {
  const self = makeObject("shape", { parentId });
  const outline = shape.outline.flatMap((part) =>
    part.kind === "ellipse" ? [ellipseObject(part, origin, self)] : contourObjects(part, origin, self),
  );
  const fill = shape.fill === null ? null : makeObject("fill", { parentId: self });
  return [
    self,
    ...outline,
    ...(fill === null || shape.fill === null ? [] : [fill, ...paintObjects(shape.fill, origin, fill)]),
    ...(shape.stroke === null ? [] : strokeObjects(shape.stroke, origin, self)),
  ];
}
