import type { Figure } from "#lib/questions/figure.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/**
 * What can only come one behind the other, by what is seen: all words of a stage are names of things in the picture, and none of
 * those behind "!". Who the child is does not matter.
 */
const courses = [
  "seeds !rabbit !reach > seedling !watering-can !rabbit > sunflower-plant",
  "seeds reach > seedling watering-can > sunflower-plant !butterfly > sunflower-plant butterfly",
  "seeds reach > seedling watering-can > blossom-tree > fruit-tree apple up",
  "seeds rabbit > seedling rabbit > carrot rabbit",
  "seeds > young-plants > corn",
  "young-plants > rice-ripe > rice-sack > rice-bowl",
  "seedling > sapling > tree",
  "seedling > sapling > blossom-tree > fruit-tree",
  "seedling > tree > wood > chair",
  "blossom-tree > green-fruit-tree > fruit-tree",
  "blossom-tree > fruit-tree > apple !fruit-tree > apple-core",
  "egg > hatching-chick > chick > rooster",
  "eggs duck > hatching-chick duck > chick duck",
  "eggs goose > hatching-chick goose > chick goose",
  "leaf-eggs > caterpillar > cocoon > butterfly",
  "nest-empty > nest-eggs > nest-chicks > bird !nest-empty !nest-eggs !nest-chicks",
  "candle-long > candle-half > candle-short",
  "bricks > house-base > house-walls > house-whole",
  "apple > apple-bitten > apple-core",
  "cake-whole > cake-cut > plate-crumbs",
  "cone-whole > cone-melting > cone-melted",
  "balloon-flat > balloon-small > balloon-big > balloon-burst",
  "paper-flat > paper-hat > paper-boat desk > paper-boat !desk",
  "sand-heap > sand-castle > sand-ruin",
  "sand-heap > sand-castle !wave > sand-castle wave > sand-ruin !wave",
  "in-room asleep > bust toothbrush > walk school",
  "in-room asleep > bust toothbrush > in-room eating rice-bowl > walk school",
  "in-evening eating rice-bowl > bust toothbrush > in-evening asleep",
  "in-evening eating rice-bowl > bathing > book > in-evening asleep",
  "turtle floor-rabbit flag > turtle rabbit-asleep > turtle flag rabbit !floor-rabbit",
  "jar-low > jar-stones > jar-high",
  "ant !leaf-boat > ant high-leaf-boat > ant floor-leaf-boat",
  "bear-stand honey-pot > bear-stand bee > bear puddle",
  "floor-monkey fruit-tree > high-monkey fruit-tree > monkey rabbit apple",
  "sun > dark-cloud !rain-lines > rain-lines umbrella > rainbow puddle",
  ...["balloon", "kite"].map(
    (flyer) => `${flyer} up !monkey > ${flyer} cry tree > ${flyer} monkey tree > ${flyer} up monkey`,
  ),
  ...["cat", "monkey", "squirrel"].map(
    (animal) =>
      `vase ${animal} floor-${animal} > vase ${animal} !floor-${animal} > vase-fallen ${animal} > vase-broken ${animal}`,
  ),
].map((course) => course.split(" > "));

/** What is seen, by its name; a child by what it does, an animal on the floor or high up also as that. */
function seenIn(figure: Figure): ReadonlySet<string> {
  if (figure.type !== "illustration") return new Set();
  const names = figure.things.map(({ picture }) => picture.replace(/^(?:boy|girl)-/u, ""));
  const low = figure.things.filter(({ y }) => y > 100).map(({ picture }) => `floor-${picture}`);
  const up = figure.things.filter(({ y }) => y < 80).map(({ picture }) => `high-${picture}`);
  return new Set([`in-${figure.setting}`, ...names, ...low, ...up]);
}

function isStage(stage: string, seen: ReadonlySet<string>): boolean {
  return stage.split(" ").every((word) => (word.startsWith("!") ? !seen.has(word.slice(1)) : seen.has(word)));
}

/** The pictures along a course, of which some stages may be left out; null where one of them could be two stages, or none. */
function along(course: readonly string[], pictures: readonly ReadonlySet<string>[]): readonly number[] | null {
  const stages = pictures.map((seen) => course.flatMap((stage, at) => (isStage(stage, seen) ? [at] : [])));
  const found = stages.flatMap(([stage, ...others]) => (stage === undefined || others.length > 0 ? [] : [stage]));
  if (found.length < pictures.length || new Set(found).size < found.length) return null;
  return [...pictures.keys()].toSorted((left, right) => (found[left] ?? 0) - (found[right] ?? 0));
}

/** Finds the courses that all pictures stand in; null where two of them lead to different orders. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "order" || seen.view.pictures === undefined) return null;
  const { cards, pictures } = seen.view;
  const orders = courses.flatMap((course) => along(course, pictures.map(seenIn))?.join() ?? []);
  const [order, ...others] = [...new Set(orders)];
  if (order === undefined || others.length > 0) return null;
  return order
    .split(",")
    .map((place) => cards[Number(place)])
    .join("; ");
};
