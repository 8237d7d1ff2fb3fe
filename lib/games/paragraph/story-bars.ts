import type { BarModelFigure, BarPart } from "#lib/questions/figures/bar-model.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import type { Scene, TaleSort } from "./tale.ts";

/** Whether the "?" stands in the drawing already, or what is given alone. */
type Stage = "given" | "asked";

type Bar = BarModelFigure["bars"][number];

interface Drawing {
  readonly scene: Scene;
  readonly names: readonly [string, string];
  readonly asked: string | null;
}

function bar(name: string | null, parts: readonly BarPart[], whole: string | null = null): Bar {
  return { name, parts, whole };
}

function known(size: number, { thing }: Scene): BarPart {
  return { size, label: `${size} ${thing.short}`, look: "plain" };
}

function askedPart(size: number, asked: string | null): BarPart {
  return { size, label: asked, look: "asked" };
}

const drawings: Readonly<Record<TaleSort, (drawing: Drawing) => readonly Bar[]>> = {
  added: ({ scene, asked }) => [bar(null, [known(scene.a, scene), known(scene.b, scene)], asked)],
  joined: ({ scene, asked }) => [bar(null, [known(scene.a, scene), known(scene.b, scene)], asked)],
  taken: ({ scene, asked }) => [
    bar(null, [askedPart(scene.a - scene.b, asked), { ...known(scene.b, scene), look: "gap" }], wholeOf(scene)),
  ],
  part: ({ scene, asked }) => [bar(null, [known(scene.b, scene), askedPart(scene.a - scene.b, asked)], wholeOf(scene))],
  more: ({ scene, names, asked }) => [
    bar(names[0], [known(scene.a, scene)]),
    bar(names[1], [{ ...known(scene.a, scene), label: null }, known(scene.b, scene)], asked),
  ],
  fewer: ({ scene, names, asked }) => [
    bar(names[0], [known(scene.a, scene)]),
    bar(names[1], [askedPart(scene.a - scene.b, asked), { ...known(scene.b, scene), look: "gap" }]),
  ],
  difference: ({ scene, names, asked }) => [
    bar(names[0], [known(scene.a, scene)]),
    bar(names[1], [known(scene.b, scene), { size: scene.a - scene.b, label: asked, look: "gap" }]),
  ],
};

function wholeOf({ a, thing }: Scene): string {
  return `${a} ${thing.short}`;
}

/** The "sơ đồ đoạn thẳng" of a story: first what is given, then with "?" where it asks. */
export function storyBars(
  sort: TaleSort,
  scene: Scene,
  names: readonly [string, string],
  stage: Stage,
): BarModelFigure {
  const asked = stage === "asked" ? `? ${scene.thing.short}` : null;
  return {
    type: "bar-model",
    bars: drawings[sort]({ scene, names, asked }),
    alt: descriptionText.bars,
  };
}
