import { describe, expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { ColumnFigure } from "#lib/questions/figures/column.ts";
import type { Question } from "#lib/questions/question.ts";
import { seeds } from "#tests/setup/seeds.ts";
import { calculate } from "./calculate.ts";
import { listActivities, readBank } from "./list-activities.ts";
import { oppositesOf } from "./opposites-of.ts";
import { solve } from "./solve.ts";
import { storyPictureNumbers } from "./story-picture-faults.ts";

/** Whether a finished column is true; one with a box, or without a result, says nothing yet. */
function holds({ operation, rows, hasResult }: ColumnFigure): boolean {
  if (!hasResult || rows.flat().includes("?")) return true;
  const [top = 0, lower = 0, result = 0] = rows.map((row) => Number(row.toReversed().join("")));
  return { "+": top + lower, "−": top - lower, "×": top * lower }[operation] === result;
}

/** Whether a picture shows the numbers of the sum beside it, the answer written into its box. */
function balances(figure: Figure, answer: string): boolean {
  if (figure.type === "column") return holds(figure);
  if (figure.type !== "sum") return true;
  const [left = "", right = ""] = figure.parts
    .map((part) => part ?? answer)
    .join(" ")
    .split("=");
  return calculate(left) === calculate(right);
}

function showsNumbers(figure: Figure, question: Question): boolean {
  const asked = (question.prompt.text.match(/\d+/gu) ?? []).map(Number);
  if (asked.length === 0) return true;
  const isAsked = (number: number) => number === 0 || asked.includes(number);
  switch (figure.type) {
    case "ten-frame":
      return [...figure.groups.map((group) => group.count), figure.crossed].every(isAsked);
    case "base-ten":
      return [...figure.groups, figure.crossed].every(({ tens, ones }) => isAsked(tens * 10 + ones));
    case "story-picture":
      return storyPictureNumbers(figure).toSorted().join() === asked.toSorted().join();
    case "number-line":
      return figure.hops.every((hop, place) => {
        const start = figure.hops[place - 1]?.to ?? figure.hops[0]?.from;
        return hop.from === start && (place > 0 || isAsked(start)) && isAsked(Math.abs(hop.to - hop.from));
      });
    default:
      return true;
  }
}

/** The skills have an oracle each: see describe-skill.ts. */
const games = listActivities().filter(({ ref }) => ref.kind === "game");

describe.each(games)("$name", (activity) => {
  test("a second way of solving what is shown gives the same answer on every seed of this run", () => {
    const faults: string[] = [];
    for (const index of seeds) {
      const question = activity.make(index, createRng(`truth/${activity.name}/${index}`));
      const { prompt, figures, answer } = question;
      if (solve(question) !== answer.text) faults.push(`${prompt.text} ${solve(question)}, not ${answer.text}`);
      const helped = [...question.hints, question.explanation].flatMap((help) => help.figures ?? []);
      if (![...figures, ...helped].every((figure) => balances(figure, answer.text)))
        faults.push(`the sum does not hold: ${prompt.text}`);
      if (!figures.every((figure) => showsNumbers(figure, question))) faults.push(`another picture: ${prompt.text}`);
    }
    expect([...new Set(faults)].slice(0, 10)).toEqual([]);
  });
});

describe("c1-opposites", () => {
  const items = readBank("c1-opposites");

  test.each(items)("$prompt", ({ prompt, answer, distractors }) => {
    const clue = /“([^”]+)”/u.exec(prompt)?.[1] ?? "";
    const accepted = oppositesOf.get(clue) ?? [];
    expect(accepted).toContain(answer);
    expect(distractors.filter((distractor) => accepted.includes(distractor))).toEqual([]);
    expect(new Set([clue, answer, ...distractors]).size).toBe(distractors.length + 2);
  });
});
