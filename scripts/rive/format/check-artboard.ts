import type { Animation, Artboard, Layer, Track } from "#scripts/rive/motion.ts";
import type { Group } from "#scripts/rive/scene.ts";

function refuseTwins(names: readonly string[], what: string): void {
  const twin = names.find((name, place) => names.indexOf(name) < place);
  if (twin !== undefined) throw new Error(`two ${what} are named ${twin}`);
}

function groupNames(groups: readonly Group[]): string[] {
  return groups.flatMap((group) => [
    group.name,
    ...groupNames(group.children.filter((child) => child.kind === "group")),
  ]);
}

function trackName({ group, property }: Track): string {
  return `${group}.${property}`;
}

function checkTrack({ frames, name }: Animation, track: Track): void {
  const where = `${trackName(track)} of animation ${name}`;
  if (track.keys.length === 0) throw new Error(`${where} has no keys`);
  for (const [place, key] of track.keys.entries()) {
    if (key.frame < 0 || key.frame > frames)
      throw new Error(`${where} has a key at ${key.frame}, outside of its ${frames} frames`);
    const before = track.keys[place - 1];
    if (before !== undefined && before.frame >= key.frame) {
      throw new Error(`${where} has its keys out of order: ${before.frame} before ${key.frame}`);
    }
  }
}

function checkAnimation(animation: Animation): void {
  if (animation.tracks.length === 0) throw new Error(`animation ${animation.name} moves nothing`);
  refuseTwins(animation.tracks.map(trackName), `tracks of animation ${animation.name}`);
  for (const track of animation.tracks) checkTrack(animation, track);
}

/** What the layer moves. A state writes only what its animation keys, so the others would leave a limb where it was. */
function movedBy(layer: Layer, animations: readonly Animation[]): string[] {
  const sets = layer.states.map(({ animation }) => {
    const found = animations.find(({ name }) => name === animation);
    if (found === undefined) throw new Error(`layer ${layer.name} plays ${animation}, which is not there`);
    return { name: animation, tracks: found.tracks.map(trackName).sort() };
  });
  const first = sets[0]?.tracks ?? [];
  const odd = sets.find(({ tracks }) => tracks.join() !== first.join());
  if (odd !== undefined)
    throw new Error(`animation ${odd.name} moves other things than the rest of layer ${layer.name}`);
  return first;
}

function checkLayer(layer: Layer): void {
  if (layer.states.length === 0) throw new Error(`layer ${layer.name} has no states`);
  refuseTwins(
    layer.states.map(({ name }) => name),
    `states of layer ${layer.name}`,
  );
  if (layer.entries.at(-1)?.when.length !== 0) throw new Error(`layer ${layer.name} may have nowhere to begin`);
}

/** Throws on what the runtime would swallow without a word: see the messages. */
export function checkArtboard({ name, groups, animations, machine }: Artboard): void {
  try {
    refuseTwins(groupNames(groups), "groups");
    refuseTwins(
      animations.map((animation) => animation.name),
      "animations",
    );
    refuseTwins(
      machine.inputs.map((input) => input.name),
      "inputs",
    );
    refuseTwins(
      machine.layers.map((layer) => layer.name),
      "layers",
    );
    for (const animation of animations) checkAnimation(animation);
    for (const layer of machine.layers) checkLayer(layer);
    refuseTwins(
      machine.layers.flatMap((layer) => movedBy(layer, animations)),
      "layers move the same: tracks",
    );
    const played = machine.layers.flatMap((layer) => layer.states.map((state) => state.animation));
    const idle = animations.find((animation) => !played.includes(animation.name));
    if (idle !== undefined) throw new Error(`animation ${idle.name} is never played`);
  } catch (error) {
    throw new Error(`artboard ${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
