import type { Figure } from "#lib/questions/figure.ts";
import type { BaseTenFigure } from "#lib/questions/figures/base-ten.ts";
import type { ObjectsFigure } from "#lib/questions/figures/objects.ts";
import { figureContracts } from "./figure-contracts.ts";

/** The numbers of rods and of cubes, where they stand below them. */
function countsBelow({ groups, isCounted }: BaseTenFigure): string[] {
  if (isCounted !== true) return [];
  return groups.flatMap(({ tens, ones }) => [...(tens > 0 ? [tens] : []), ones].map(String));
}

function objectsTexts({ numbered, caption }: ObjectsFigure): string[] {
  return [...(numbered > 0 ? [String(numbered)] : []), ...(caption === undefined ? [] : [caption.text])];
}

/** A number of a written sum, with the comma in front of so many columns where it has digits there. */
function writtenRow(row: readonly (string | null)[], decimals: number): string {
  const [whole = "", places = ""] = [row.slice(decimals), row.slice(0, decimals)].map((part) =>
    part.toReversed().join(""),
  );
  return places === "" ? whole : `${whole},${places}`;
}

/** What stands written in a figure. */
export function drawnTexts(figure: Figure): string[] {
  switch (figure.type) {
    case "ten-frame":
      return figure.labels.map((cell) => cell.label);
    case "base-ten":
      return countsBelow(figure);
    case "sum":
      return figure.parts.filter((part) => part !== null);
    case "number-line":
      return figure.labelled.map(String);
    case "parts":
      return figure.numbers.flatMap(({ text, name }) => (name === null ? [text] : [text, name]));
    case "word":
      return [figure.text, ...(figure.parts ?? [])];
    case "shapes":
      return figure.labels.map(({ label }) => label);
    case "objects":
      return objectsTexts(figure);
    case "clock":
      return [
        ...figure.faces.flatMap(({ counted }) =>
          Array.from({ length: counted / 5 - 1 }, (_, at) => String(at * 5 + 5)),
        ),
        ...(figure.digital === null ? [] : [figure.digital]),
      ];
    case "bar-model":
      return [
        figure.total ?? "",
        ...figure.bars.flatMap(({ parts, whole, spans = [] }) => [
          whole ?? "",
          ...[...parts, ...spans].map(({ label }) => label ?? ""),
        ]),
      ];
    case "story-picture":
      return [figure.whole ?? "", ...figure.groups.map(({ label }) => label)];
    case "balance":
      return figure.pans.flatMap(({ goods }) => goods.flatMap(({ mark }) => mark ?? []));
    case "jug":
      return figure.vessels.flatMap(({ label }) => label ?? []);
    case "column":
      return figure.rows.map((row) => writtenRow(row, figure.decimals ?? 0));
    default:
      return figureContracts.get(figure.type)?.texts(figure) ?? [];
  }
}
