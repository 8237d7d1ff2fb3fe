import type { Animation, Ease, Key, Track } from "#scripts/rive/motion.ts";
import { makeObject } from "./make-object.ts";
import { objectTypes } from "./object-types.ts";
import type { RivObject } from "./riv-object.ts";

/** What an artboard's animations may name. */
export interface Cast {
  readonly nodes: ReadonlyMap<string, RivObject>;
  /** Where a group's pivot lies; tracks speak of the way from there. */
  readonly offset: (group: string, property: Track["property"]) => number;
  readonly interpolators: ReadonlyMap<Ease, RivObject>;
}

const loops = { once: 0, loop: 1, pingPong: 2 } as const;

function keyObject(key: Key, offset: number, cast: Cast): RivObject {
  const interpolatorId = cast.interpolators.get(key.ease);
  const value = Math.fround(key.value + offset);
  const at = { frame: key.frame, value };
  if (interpolatorId !== undefined)
    return makeObject("keyFrameDouble", { ...at, interpolationType: 2, interpolatorId });
  return makeObject("keyFrameDouble", { ...at, interpolationType: key.ease === "hold" ? 0 : 1 });
}

function trackObjects(track: Track, cast: Cast): RivObject[] {
  const [propertyKey] = objectTypes.node.fields[track.property];
  const offset = cast.offset(track.group, track.property);
  return [makeObject("keyedProperty", { propertyKey }), ...track.keys.map((key) => keyObject(key, offset, cast))];
}

/** The animation and all its keys; the tracks of one group stand together. */
export function animationObjects(animation: Animation, cast: Cast): RivObject[] {
  const groups = Map.groupBy(animation.tracks, (track) => track.group);
  const { name, frames } = animation;
  return [
    makeObject("linearAnimation", { name, fps: 60, duration: frames, loop: loops[animation.loop] }),
    ...[...groups].flatMap(([group, tracks]) => {
      const objectId = cast.nodes.get(group);
      if (objectId === undefined) throw new Error(`animation ${name} moves ${group}, which is not there`);
      return [makeObject("keyedObject", { objectId }), ...tracks.flatMap((track) => trackObjects(track, cast))];
    }),
  ];
}
