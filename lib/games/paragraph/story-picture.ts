import type { StoryGroup, StoryPictureFigure } from "#lib/questions/figures/story-picture.ts";
import type { Scene, Tale, TaleSort } from "./tale.ts";
import { paragraphGameText as text } from "./text.ts";

/** More things than this lie in a heap: nobody counts them. */
const mostLoose = 10;

interface Drawing {
  readonly first: StoryGroup;
  readonly second: StoryGroup;
  readonly whole: string | null;
}

function known(scene: Scene, count: number): Pick<StoryGroup, "loose" | "isAsked" | "label"> {
  const { short, isCounted } = scene.thing;
  return { loose: isCounted && count <= mostLoose ? count : 0, isAsked: false, label: text.amount(count, short) };
}

function asked(label: string): Pick<StoryGroup, "loose" | "isAsked" | "label"> {
  return { loose: 0, isAsked: true, label };
}

/** What each group shows; in "part" the names go onto the labels, as the whole stands above. */
function drawingOf(sort: TaleSort, scene: Scene, { captions, holders }: Tale): Drawing {
  const [firstName, secondName] = captions(scene);
  const { a, b, thing } = scene;
  const first = { name: firstName, picture: thing.picture, holder: holders[0], ...known(scene, a) };
  const second = { name: secondName, picture: thing.picture, holder: holders[1], ...known(scene, b) };
  switch (sort) {
    case "more":
    case "fewer":
      return { first, second: { ...second, ...asked(text.than(sort, b, thing.short)) }, whole: null };
    case "part":
      return {
        first: { ...first, ...known(scene, b), name: null, label: `${firstName}: ${text.amount(b, thing.short)}` },
        second: { ...second, ...asked(secondName), name: null },
        whole: text.whole(a, thing.short),
      };
    default:
      return { first, second, whole: null };
  }
}

const moves = { added: "in", taken: "out" } as const;

/** The scene of a story with its known numbers: few things one by one, many in a heap, the unknown as "?". */
export function storyPicture(sort: TaleSort, scene: Scene, tale: Tale): StoryPictureFigure {
  const { first, second, whole } = drawingOf(sort, scene, tale);
  return {
    type: "story-picture",
    groups: [first, second],
    move: sort === "added" || sort === "taken" ? moves[sort] : null,
    whole,
    alt: text.pictureAlt(scene.thing.drawn, whole === null ? null : text.amount(scene.a, scene.thing.short), [
      first,
      second,
    ]),
  };
}
