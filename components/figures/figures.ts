import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { deferred } from "#components/ui/deferred.tsx";
import type { Figure } from "#lib/questions/figure.ts";

type FigureType = Figure["type"];

export interface FigureProps<Type extends FigureType> {
  readonly figure: Extract<Figure, { type: Type }>;
  /** The right answer as it is written, once it may be seen. */
  readonly answer: string | null;
}

type Drawn<Type extends FigureType> = ComponentType<FigureProps<Type>> & { fetchAhead: () => Promise<unknown> };

/** How every figure is drawn, each in a file of its own; a new type of figure does not compile until it stands here. */
export const figures: { readonly [Type in FigureType]: Drawn<Type> } = {
  objects: deferred(
    dynamic(() => import("./objects.tsx").then(({ Objects }) => Objects)),
    () => import("./objects.tsx").then(({ Objects }) => Objects),
  ),
  "ten-frame": deferred(
    dynamic(() => import("./ten-frame.tsx").then(({ TenFrame }) => TenFrame)),
    () => import("./ten-frame.tsx").then(({ TenFrame }) => TenFrame),
  ),
  sum: deferred(
    dynamic(() => import("./sum.tsx").then(({ Sum }) => Sum)),
    () => import("./sum.tsx").then(({ Sum }) => Sum),
  ),
  "number-line": deferred(
    dynamic(() => import("./number-line.tsx").then(({ NumberLine }) => NumberLine)),
    () => import("./number-line.tsx").then(({ NumberLine }) => NumberLine),
  ),
  "base-ten": deferred(
    dynamic(() => import("./base-ten.tsx").then(({ BaseTen }) => BaseTen)),
    () => import("./base-ten.tsx").then(({ BaseTen }) => BaseTen),
  ),
  shapes: deferred(
    dynamic(() => import("./shapes.tsx").then(({ Shapes }) => Shapes)),
    () => import("./shapes.tsx").then(({ Shapes }) => Shapes),
  ),
  clock: deferred(
    dynamic(() => import("./clock.tsx").then(({ Clock }) => Clock)),
    () => import("./clock.tsx").then(({ Clock }) => Clock),
  ),
  "bar-model": deferred(
    dynamic(() => import("./bar-model.tsx").then(({ BarModel }) => BarModel)),
    () => import("./bar-model.tsx").then(({ BarModel }) => BarModel),
  ),
  "story-picture": deferred(
    dynamic(() => import("./story-picture.tsx").then(({ StoryPicture }) => StoryPicture)),
    () => import("./story-picture.tsx").then(({ StoryPicture }) => StoryPicture),
  ),
  column: deferred(
    dynamic(() => import("./column.tsx").then(({ Column }) => Column)),
    () => import("./column.tsx").then(({ Column }) => Column),
  ),
  balance: deferred(
    dynamic(() => import("./balance.tsx").then(({ Balance }) => Balance)),
    () => import("./balance.tsx").then(({ Balance }) => Balance),
  ),
  jug: deferred(
    dynamic(() => import("./jug.tsx").then(({ Jug }) => Jug)),
    () => import("./jug.tsx").then(({ Jug }) => Jug),
  ),
  "place-blocks": deferred(
    dynamic(() => import("./place-blocks.tsx").then(({ PlaceBlocks }) => PlaceBlocks)),
    () => import("./place-blocks.tsx").then(({ PlaceBlocks }) => PlaceBlocks),
  ),
  parts: deferred(
    dynamic(() => import("./parts.tsx").then(({ Parts }) => Parts)),
    () => import("./parts.tsx").then(({ Parts }) => Parts),
  ),
  word: deferred(
    dynamic(() => import("./word.tsx").then(({ Word }) => Word)),
    () => import("./word.tsx").then(({ Word }) => Word),
  ),
};
