import { describe, expect, test } from "vitest";
import type { Figure } from "#lib/questions/figure.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { toPublicFigure } from "#lib/questions/to-public-figure.ts";
import { paintName } from "#lib/text/paint-name.ts";
import { dozenOf, listActivities, makeMany } from "#tests/contract/list-activities.ts";
import { behindName } from "./behind-name.ts";
import { diagramMarks } from "./diagram-marks.ts";
import { drawingReadings } from "./drawing-readings.ts";
import { gridReadings } from "./grid-readings.ts";

const seeds = 100;

function figuresOf(questions: readonly Question[]): Figure[] {
  return questions.flatMap((question) => [
    ...question.figures,
    ...(question.kind === "figure-choice" ? question.view.figures : []),
  ]);
}

const isDiagram = (figure: Figure): figure is DiagramFigure => figure.type === "diagram";

const all = listActivities()
  .filter((activity) => figuresOf(dozenOf(activity)).some(({ type }) => type === "diagram" || type === "shapes"))
  .flatMap((activity) => figuresOf(makeMany(activity, seeds, "drawn/")));
const diagrams = all.filter(isDiagram);

describe("whoever does not see a drawing is told as much as is seen", () => {
  test.each([...drawingReadings, ...gridReadings])("$name", ({ isShown, read }) => {
    const figures = diagrams.filter(isShown);
    expect(figures.length).toBeGreaterThanOrEqual(seeds / 8);
    for (const figure of figures) {
      const [shown, told] = read(figure, toPublicFigure(figure).alt);
      expect(told, JSON.stringify(figure)).toEqual(shown);
    }
  });

  test("measures and words beside the lines", () => {
    // Numbers of columns and rows are told as such, and the names of streets are what is asked for.
    const figures = diagrams.filter(
      (figure) => diagramMarks.of(figure, "picture").length === 0 && !figure.alt.startsWith("Bản đồ có bốn đường phố"),
    );
    const written = figures.flatMap((figure) => {
      const told = toPublicFigure(figure).alt;
      const texts = [...diagramMarks.of(figure, "label"), ...diagramMarks.of(figure, "length")].map(({ text }) => text);
      return texts.map((text) => ({ text: text === "?" ? "chưa biết" : text, told }));
    });
    expect(written.length).toBeGreaterThanOrEqual(seeds);
    for (const { text, told } of written) expect(told).toContain(text);
  });

  test("squares of strips of paper", () => {
    const figures = all.flatMap((figure) =>
      figure.type === "shapes" && figure.alt.includes("băng giấy") ? [figure] : [],
    );
    const onGrid = figures.filter(({ parts }) => parts.some(({ form }) => form === "lines"));
    expect(onGrid.length).toBeGreaterThanOrEqual(seeds / 8);
    expect(onGrid.length).toBeLessThan(figures.length);
    for (const figure of onGrid) {
      const [left = 0, next = 0] = figure.parts.flatMap((part) =>
        part.form === "lines" ? part.lines.map(({ from }) => from.x) : [],
      );
      const strips = figure.parts.flatMap((part) => (part.form === "polygon" ? [part] : []));
      const shown = strips.map(({ paint, corners }) => {
        const xs = corners.map(({ x }) => (x - left) / (next - left));
        return [paintName[paint], Math.min(...xs), Math.max(...xs)];
      });
      const told = behindName(toPublicFigure(figure).alt);
      const read = Array.from(told.matchAll(/giấy ([^:]+): ô ([\d, ]+)/gu), ([, paint, squares = ""]) => {
        const numbers = squares.split(", ").map(Number);
        return [paint, Math.min(...numbers) - 1, Math.min(...numbers) - 1 + numbers.length];
      });
      expect(read, told).toEqual(shown);
    }
  });
});
