import { expect, type Locator, type Page } from "@playwright/test";
import { shortestSecondsPerQuestion } from "#lib/play/points.ts";
import type { Answer, ChildWay } from "./child-way.ts";
import { pressButton } from "./press.ts";
import { answerButtons, look, type Sight } from "./sight.ts";
import { additionWays } from "./ways/addition-ways.ts";
import { arrangeWays } from "./ways/arrange-ways.ts";
import { clockWays } from "./ways/clock-ways.ts";
import { columnWays } from "./ways/column-ways.ts";
import { compareWays } from "./ways/compare-ways.ts";
import { countingWays } from "./ways/counting-ways.ts";
import { kgLitWays } from "./ways/kg-lit-ways.ts";
import { onesUnitsWays } from "./ways/ones-units-ways.ts";
import { oppositesWays } from "./ways/opposites-ways.ts";
import { perimeterWays } from "./ways/perimeter-ways.ts";
import { shapeWays } from "./ways/shape-ways.ts";
import { storyWays } from "./ways/story-ways.ts";
import { subtractionWays } from "./ways/subtraction-ways.ts";
import { termsSumWays } from "./ways/terms-sum-ways.ts";

const ways: readonly ChildWay[] = [
  ...onesUnitsWays,
  ...termsSumWays,
  ...countingWays,
  ...compareWays,
  ...additionWays,
  ...subtractionWays,
  ...columnWays,
  ...clockWays,
  ...shapeWays,
  ...kgLitWays,
  ...storyWays,
  ...perimeterWays,
  ...arrangeWays,
  ...oppositesWays,
];

/** Reads the screen of a run and answers as a pupil who knows how: by what is shown, never by the page's data. */
export class Child {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Plays the ten questions of the run on screen, all right at the first try, up to the result. */
  async playTenRight(): Promise<Locator> {
    return this.playRight(1);
  }

  /** Plays on from question `first`, all right, up to the result. A review may have another number of questions than ten. */
  async playRight(first: number, total = 10): Promise<Locator> {
    for (let place = first; place <= total; place += 1) {
      await this.seesQuestion(place, total);
      await this.takesTime();
      await this.answerRight();
      await this.goOn(place, total);
    }
    const result = this.page.getByRole("region", { name: "Kết quả" });
    await expect(result).toBeVisible();
    return result;
  }

  /** Looks at a question as long as a pupil does at least; a quicker run gives no points and passes no level. */
  private async takesTime(): Promise<void> {
    const seen = performance.now();
    const shortest = shortestSecondsPerQuestion * 1000;
    const spent = () => performance.now() - seen;
    await expect.poll(spent, { intervals: [50] }).toBeGreaterThan(shortest);
  }

  async seesQuestion(place: number, total = 10): Promise<void> {
    const progress = this.page.getByRole("progressbar", { name: "Tiến độ" });
    await expect(progress).toHaveAttribute("aria-valuetext", `Câu ${place} trong ${total} câu`);
    await expect(this.answers()).toBeVisible();
  }

  async goOn(place: number, total = 10): Promise<void> {
    await pressButton(this.page.getByRole("button", { name: place === total ? "Xem kết quả" : "Câu tiếp" }));
  }

  answers(): Locator {
    return this.page.getByRole("group", { name: "Đáp án" });
  }

  /** Answers the question on screen. The way on opens after one answer only when that answer was right. */
  async answerRight(): Promise<void> {
    const sight = await look(this.page);
    await this.give(sight, await solve(sight));
    await expect(this.page.getByRole("button", { name: /Câu tiếp|Xem kết quả|Xong rồi/ })).toBeVisible();
  }

  /** Answers wrong on purpose, and no faster than a pupil: a number one too large, another button, one object too many. */
  async answerWrong(): Promise<void> {
    await this.takesTime();
    const sight = await look(this.page);
    const right = await solve(sight);
    if (typeof right === "function") {
      const numbers = sight.numbers.map((number) => number + 1);
      return this.give({ ...sight, numbers }, await solve({ ...sight, numbers }));
    }
    if (hasPad(sight)) return this.type(sight, Number(right) + 1);
    await this.pick(sight.buttons.findIndex((words) => !isSame(words, right)));
  }

  private async give(sight: Sight, answer: Answer): Promise<void> {
    if (typeof answer === "function") return answer();
    if (hasPad(sight)) return this.type(sight, Number(answer));
    await this.pick(sight.buttons.findIndex((words) => isSame(words, answer)));
  }

  /** A number is written from the left, one in a column from the ones. */
  private async type({ drawings }: Sight, value: number): Promise<void> {
    const digits = [...String(value)];
    for (const digit of drawings.some((words) => words.startsWith("Đặt tính")) ? digits.toReversed() : digits) {
      await pressButton(this.answers().getByRole("button", { name: digit, exact: true }));
    }
    await pressButton(this.answers().getByRole("button", { name: "Trả lời" }));
  }

  private async pick(place: number): Promise<void> {
    if (place < 0) throw new Error("none of the choices is the one");
    await pressButton(answerButtons(this.answers()).nth(place));
  }
}

/** Whether a pupil of the tests knows how to answer what is asked. */
export function knows(prompt: string): boolean {
  return ways.some(([wording]) => wording.test(prompt));
}

async function solve(sight: Sight): Promise<Answer> {
  const way = ways.find(([wording]) => wording.test(sight.prompt));
  if (way === undefined) throw new Error(`a child does not know how to answer "${sight.prompt}"`);
  return way[1](sight);
}

function hasPad({ buttons }: Sight): boolean {
  return buttons.includes("Xoá");
}

/** Whether the words of a button are the answer; a number may be grouped or have its unit beside it. */
function isSame(words: string, answer: number | string): boolean {
  return typeof answer === "number" ? Number(words.replace(/\s/g, "")) === answer : words === answer;
}
