import { expect, type Locator, type Page } from "@playwright/test";
import { shortestSecondsPerQuestion } from "#lib/play/points.ts";

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

  /** Plays on from question `first`, all right, up to the result. */
  async playRight(first: number): Promise<Locator> {
    for (let place = first; place <= 10; place += 1) {
      const seen = performance.now();
      await this.seesQuestion(place);
      await this.answerRight();
      await this.takesTimeSince(seen);
      await this.goOn(place);
    }
    const result = this.page.getByRole("region", { name: "Kết quả" });
    await expect(result).toBeVisible();
    return result;
  }

  /** Waits until a question has taken as long as one takes a pupil; a quicker run gives no points. */
  private async takesTimeSince(seen: number): Promise<void> {
    const shortest = shortestSecondsPerQuestion * 1000;
    const spent = () => performance.now() - seen;
    await expect.poll(spent, { intervals: [50] }).toBeGreaterThan(shortest);
  }

  async seesQuestion(place: number): Promise<void> {
    const progress = this.page.getByRole("progressbar", { name: "Tiến độ" });
    await expect(progress).toHaveAttribute("aria-valuetext", `Câu ${place} trên 10`);
    await expect(this.answers()).toBeVisible();
  }

  async goOn(place: number): Promise<void> {
    await this.press(this.page.getByRole("button", { name: place === 10 ? "Xem kết quả" : "Câu tiếp" }));
  }

  /** How a button is pressed: by a tap, unless somebody has another way. */
  protected press(button: Locator): Promise<void> {
    return button.click();
  }

  answers(): Locator {
    return this.page.getByRole("group", { name: "Đáp án" });
  }

  /** Answers the question on screen. The way on opens after one answer only when that answer was right. */
  async answerRight(): Promise<void> {
    const prompt = await this.prompt();
    const take = /^Con lấy (\d+) /.exec(prompt);
    if (take) await this.takeFromTray(Number(take[1]));
    else if (prompt.startsWith("Phép cộng nào")) await this.pickSum(lastNumber(prompt));
    else await this.give(await this.solve(prompt));
    await expect(this.page.getByRole("button", { name: /Câu tiếp|Xem kết quả/ })).toBeVisible();
  }

  /** Answers wrong on purpose: the first choice that is not right, a number one too large, one object too many. */
  async answerWrong(): Promise<void> {
    const prompt = await this.prompt();
    const take = /^Con lấy (\d+) /.exec(prompt);
    if (take) return this.takeFromTray(Number(take[1]) + 1);
    if (prompt.startsWith("Phép cộng nào")) return this.pickWrongSum(lastNumber(prompt));
    const right = await this.solve(prompt);
    if (await this.hasPad()) return this.type(right + 1);
    for (const choice of await this.answers().getByRole("button").all()) {
      if (toNumber(await choice.innerText()) !== right) return this.press(choice);
    }
  }

  private async prompt(): Promise<string> {
    return this.page.getByRole("main").getByRole("paragraph").filter({ hasText: /[?!]$/ }).first().innerText();
  }

  private async solve(prompt: string): Promise<number> {
    const numbers = numbersIn(prompt);
    if (numbers.length === 0) return this.page.getByRole("main").locator("svg image").count();
    if (prompt.includes("thì bằng")) return lastNumber(prompt) - (numbers[0] ?? 0);
    return numbers.reduce((sum, number) => sum + number, 0);
  }

  private async give(value: number): Promise<void> {
    if (await this.hasPad()) return this.type(value);
    await this.press(this.answers().getByRole("button", { name: String(value), exact: true }));
  }

  private async hasPad(): Promise<boolean> {
    return (await this.answers().getByRole("button", { name: "Xoá" }).count()) > 0;
  }

  private async type(value: number): Promise<void> {
    for (const digit of String(value)) {
      await this.press(this.answers().getByRole("button", { name: digit, exact: true }));
    }
    await this.press(this.answers().getByRole("button", { name: "Trả lời" }));
  }

  private async takeFromTray(count: number): Promise<void> {
    const objects = this.answers().getByRole("button", { pressed: false });
    for (let taken = 0; taken < count; taken += 1) await this.press(objects.first());
    await this.press(this.answers().getByRole("button", { name: "Trả lời" }));
  }

  private async pickSum(total: number): Promise<void> {
    await this.pickChoice((text) => numbersIn(text).reduce((sum, number) => sum + number, 0) === total);
  }

  private async pickWrongSum(total: number): Promise<void> {
    await this.pickChoice((text) => numbersIn(text).reduce((sum, number) => sum + number, 0) !== total);
  }

  private async pickChoice(isMeant: (text: string) => boolean): Promise<void> {
    for (const choice of await this.answers().getByRole("button").all()) {
      if (isMeant(await choice.innerText())) return this.press(choice);
    }
    throw new Error("none of the choices is the one");
  }
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

function lastNumber(text: string): number {
  const last = numbersIn(text).at(-1);
  if (last === undefined) throw new Error(`no number in "${text}"`);
  return last;
}

function toNumber(text: string): number {
  return Number(text.replace(/\s/g, ""));
}
