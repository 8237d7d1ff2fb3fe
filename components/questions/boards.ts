import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { deferred } from "#components/ui/deferred.tsx";
import type { KindName } from "#lib/questions/question.ts";
import type { BoardProps } from "./board-state.ts";

type Board<Name extends KindName> = ComponentType<BoardProps<Name>> & { fetchAhead: () => Promise<unknown> };

/** The board of every kind, each in a file of its own: a run fetches only those it asks with. */
export const boards: { readonly [Name in KindName]: Board<Name> } = {
  choice: deferred(
    dynamic(() => import("./choice/board.tsx").then(({ ChoiceBoard }) => ChoiceBoard)),
    () => import("./choice/board.tsx").then(({ ChoiceBoard }) => ChoiceBoard),
  ),
  number: deferred(
    dynamic(() => import("./number/board.tsx").then(({ NumberBoard }) => NumberBoard)),
    () => import("./number/board.tsx").then(({ NumberBoard }) => NumberBoard),
  ),
  boxes: deferred(
    dynamic(() => import("./boxes/board.tsx").then(({ BoxesBoard }) => BoxesBoard)),
    () => import("./boxes/board.tsx").then(({ BoxesBoard }) => BoxesBoard),
  ),
  count: deferred(
    dynamic(() => import("./count/board.tsx").then(({ CountBoard }) => CountBoard)),
    () => import("./count/board.tsx").then(({ CountBoard }) => CountBoard),
  ),
  column: deferred(
    dynamic(() => import("./column/board.tsx").then(({ ColumnBoard }) => ColumnBoard)),
    () => import("./column/board.tsx").then(({ ColumnBoard }) => ColumnBoard),
  ),
  "clock-set": deferred(
    dynamic(() => import("./clock-set/board.tsx").then(({ ClockSetBoard }) => ClockSetBoard)),
    () => import("./clock-set/board.tsx").then(({ ClockSetBoard }) => ClockSetBoard),
  ),
  "pick-shapes": deferred(
    dynamic(() => import("./pick-shapes/board.tsx").then(({ PickShapesBoard }) => PickShapesBoard)),
    () => import("./pick-shapes/board.tsx").then(({ PickShapesBoard }) => PickShapesBoard),
  ),
  weigh: deferred(
    dynamic(() => import("./weigh/board.tsx").then(({ WeighBoard }) => WeighBoard)),
    () => import("./weigh/board.tsx").then(({ WeighBoard }) => WeighBoard),
  ),
  pour: deferred(
    dynamic(() => import("./pour/board.tsx").then(({ PourBoard }) => PourBoard)),
    () => import("./pour/board.tsx").then(({ PourBoard }) => PourBoard),
  ),
  sign: deferred(
    dynamic(() => import("./sign/board.tsx").then(({ SignBoard }) => SignBoard)),
    () => import("./sign/board.tsx").then(({ SignBoard }) => SignBoard),
  ),
  order: deferred(
    dynamic(() => import("./order/board.tsx").then(({ OrderBoard }) => OrderBoard)),
    () => import("./order/board.tsx").then(({ OrderBoard }) => OrderBoard),
  ),
  arrange: deferred(
    dynamic(() => import("./arrange/board.tsx").then(({ ArrangeBoard }) => ArrangeBoard)),
    () => import("./arrange/board.tsx").then(({ ArrangeBoard }) => ArrangeBoard),
  ),
  "place-value": deferred(
    dynamic(() => import("./place-value/board.tsx").then(({ PlaceValueBoard }) => PlaceValueBoard)),
    () => import("./place-value/board.tsx").then(({ PlaceValueBoard }) => PlaceValueBoard),
  ),
  match: deferred(
    dynamic(() => import("./match/board.tsx").then(({ MatchBoard }) => MatchBoard)),
    () => import("./match/board.tsx").then(({ MatchBoard }) => MatchBoard),
  ),
  "figure-choice": deferred(
    dynamic(() => import("./figure-choice/board.tsx").then(({ FigureChoiceBoard }) => FigureChoiceBoard)),
    () => import("./figure-choice/board.tsx").then(({ FigureChoiceBoard }) => FigureChoiceBoard),
  ),
  fill: deferred(
    dynamic(() => import("./fill/board.tsx").then(({ FillBoard }) => FillBoard)),
    () => import("./fill/board.tsx").then(({ FillBoard }) => FillBoard),
  ),
  gaps: deferred(
    dynamic(() => import("./gaps/board.tsx").then(({ GapsBoard }) => GapsBoard)),
    () => import("./gaps/board.tsx").then(({ GapsBoard }) => GapsBoard),
  ),
  pairs: deferred(
    dynamic(() => import("./pairs/board.tsx").then(({ PairsBoard }) => PairsBoard)),
    () => import("./pairs/board.tsx").then(({ PairsBoard }) => PairsBoard),
  ),
  story: deferred(
    dynamic(() => import("./story/board.tsx").then(({ StoryBoard }) => StoryBoard)),
    () => import("./story/board.tsx").then(({ StoryBoard }) => StoryBoard),
  ),
  underline: deferred(
    dynamic(() => import("./underline/board.tsx").then(({ UnderlineBoard }) => UnderlineBoard)),
    () => import("./underline/board.tsx").then(({ UnderlineBoard }) => UnderlineBoard),
  ),
};
