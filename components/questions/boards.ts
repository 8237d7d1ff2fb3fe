import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { deferred } from "#components/ui/deferred.tsx";
import type { KindName } from "#lib/questions/question.ts";
import type { BoardProps } from "./board-state.ts";

type Board<Name extends KindName> = ComponentType<BoardProps<Name>> & { fetchAhead: () => Promise<unknown> };

/** The board of every kind, each in a file of its own: a run fetches only those it asks with. */
export const boards: { readonly [Name in KindName]: Board<Name> } = {
  choice: deferred((keep) => dynamic(keep(() => import("./choice/board.tsx").then(({ ChoiceBoard }) => ChoiceBoard)))),
  number: deferred((keep) => dynamic(keep(() => import("./number/board.tsx").then(({ NumberBoard }) => NumberBoard)))),
  boxes: deferred((keep) => dynamic(keep(() => import("./boxes/board.tsx").then(({ BoxesBoard }) => BoxesBoard)))),
  count: deferred((keep) => dynamic(keep(() => import("./count/board.tsx").then(({ CountBoard }) => CountBoard)))),
  column: deferred((keep) => dynamic(keep(() => import("./column/board.tsx").then(({ ColumnBoard }) => ColumnBoard)))),
  division: deferred((keep) =>
    dynamic(keep(() => import("./division/board.tsx").then(({ DivisionBoard }) => DivisionBoard))),
  ),
  tangram: deferred((keep) =>
    dynamic(keep(() => import("./tangram/board.tsx").then(({ TangramBoard }) => TangramBoard))),
  ),
  trace: deferred((keep) => dynamic(keep(() => import("./trace/board.tsx").then(({ TraceBoard }) => TraceBoard)))),
  "lay-units": deferred((keep) =>
    dynamic(keep(() => import("./lay-units/board.tsx").then(({ LayUnitsBoard }) => LayUnitsBoard))),
  ),
  walk: deferred((keep) => dynamic(keep(() => import("./walk/board.tsx").then(({ WalkBoard }) => WalkBoard)))),
  protractor: deferred((keep) =>
    dynamic(keep(() => import("./protractor/board.tsx").then(({ ProtractorBoard }) => ProtractorBoard))),
  ),
  "clock-set": deferred((keep) =>
    dynamic(keep(() => import("./clock-set/board.tsx").then(({ ClockSetBoard }) => ClockSetBoard))),
  ),
  "pick-shapes": deferred((keep) =>
    dynamic(keep(() => import("./pick-shapes/board.tsx").then(({ PickShapesBoard }) => PickShapesBoard))),
  ),
  weigh: deferred((keep) => dynamic(keep(() => import("./weigh/board.tsx").then(({ WeighBoard }) => WeighBoard)))),
  pour: deferred((keep) => dynamic(keep(() => import("./pour/board.tsx").then(({ PourBoard }) => PourBoard)))),
  join: deferred((keep) => dynamic(keep(() => import("./join/board.tsx").then(({ JoinBoard }) => JoinBoard)))),
  "place-mark": deferred((keep) =>
    dynamic(keep(() => import("./place-mark/board.tsx").then(({ PlaceMarkBoard }) => PlaceMarkBoard))),
  ),
  calendar: deferred((keep) =>
    dynamic(keep(() => import("./calendar/board.tsx").then(({ CalendarBoard }) => CalendarBoard))),
  ),
  calculator: deferred((keep) =>
    dynamic(keep(() => import("./calculator/board.tsx").then(({ CalculatorBoard }) => CalculatorBoard))),
  ),
  pay: deferred((keep) => dynamic(keep(() => import("./pay/board.tsx").then(({ PayBoard }) => PayBoard)))),
  sort: deferred((keep) => dynamic(keep(() => import("./sort/board.tsx").then(({ SortBoard }) => SortBoard)))),
  draw: deferred((keep) => dynamic(keep(() => import("./draw/board.tsx").then(({ DrawBoard }) => DrawBoard)))),
  "chart-labels": deferred((keep) =>
    dynamic(keep(() => import("./chart-labels/board.tsx").then(({ ChartLabelsBoard }) => ChartLabelsBoard))),
  ),
  "chart-build": deferred((keep) =>
    dynamic(keep(() => import("./chart-build/board.tsx").then(({ ChartBuildBoard }) => ChartBuildBoard))),
  ),
  tally: deferred((keep) => dynamic(keep(() => import("./tally/board.tsx").then(({ TallyBoard }) => TallyBoard)))),
  "read-table": deferred((keep) =>
    dynamic(keep(() => import("./read-table/board.tsx").then(({ ReadTableBoard }) => ReadTableBoard))),
  ),
  slider: deferred((keep) => dynamic(keep(() => import("./slider/board.tsx").then(({ SliderBoard }) => SliderBoard)))),
  paint: deferred((keep) => dynamic(keep(() => import("./paint/board.tsx").then(({ PaintBoard }) => PaintBoard)))),
  sign: deferred((keep) => dynamic(keep(() => import("./sign/board.tsx").then(({ SignBoard }) => SignBoard)))),
  order: deferred((keep) => dynamic(keep(() => import("./order/board.tsx").then(({ OrderBoard }) => OrderBoard)))),
  arrange: deferred((keep) =>
    dynamic(keep(() => import("./arrange/board.tsx").then(({ ArrangeBoard }) => ArrangeBoard))),
  ),
  "place-value": deferred((keep) =>
    dynamic(keep(() => import("./place-value/board.tsx").then(({ PlaceValueBoard }) => PlaceValueBoard))),
  ),
  match: deferred((keep) => dynamic(keep(() => import("./match/board.tsx").then(({ MatchBoard }) => MatchBoard)))),
  "figure-choice": deferred((keep) =>
    dynamic(keep(() => import("./figure-choice/board.tsx").then(({ FigureChoiceBoard }) => FigureChoiceBoard))),
  ),
  fill: deferred((keep) => dynamic(keep(() => import("./fill/board.tsx").then(({ FillBoard }) => FillBoard)))),
  gaps: deferred((keep) => dynamic(keep(() => import("./gaps/board.tsx").then(({ GapsBoard }) => GapsBoard)))),
  pairs: deferred((keep) => dynamic(keep(() => import("./pairs/board.tsx").then(({ PairsBoard }) => PairsBoard)))),
  story: deferred((keep) => dynamic(keep(() => import("./story/board.tsx").then(({ StoryBoard }) => StoryBoard)))),
  steps: deferred((keep) => dynamic(keep(() => import("./steps/board.tsx").then(({ StepsBoard }) => StepsBoard)))),
  "mark-text": deferred((keep) =>
    dynamic(keep(() => import("./mark-text/board.tsx").then(({ MarkTextBoard }) => MarkTextBoard))),
  ),
  dictation: deferred((keep) =>
    dynamic(keep(() => import("./dictation/board.tsx").then(({ DictationBoard }) => DictationBoard))),
  ),
  type: deferred((keep) => dynamic(keep(() => import("./type/board.tsx").then(({ TypeBoard }) => TypeBoard)))),
  underline: deferred((keep) =>
    dynamic(keep(() => import("./underline/board.tsx").then(({ UnderlineBoard }) => UnderlineBoard))),
  ),
};
