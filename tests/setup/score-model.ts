/** A finished run as the rules of the product see it. */
export interface ModelRun {
  readonly mode: "practice" | "challenge";
  readonly level: number;
  readonly right: number;
  /** Right at the second try. */
  readonly second: number;
  readonly isTooFast: boolean;
}

const aDay = 600;
const firstPassesOfADay = 10;
const passedWith = 8;

function pointsOf({ mode, right, second, isTooFast }: ModelRun): number {
  if (isTooFast) return 0;
  const mended = mode === "practice" && right >= 5 ? second * 5 : 0;
  return right * 10 + mended + (right === 10 ? 20 : 0);
}

/**
 * What a player must have, written down a second time and as simply as it can be said. A guest's runs wait until there
 * is a name for them.
 */
export class ScoreModel {
  readonly #board: string;
  #isNamed: boolean;
  readonly #waiting: ModelRun[] = [];
  readonly #levels = new Map<number, "done" | "playing">();
  #total = 0;
  #ofTheDay = 0;
  #firstPasses = 0;
  #runs = 0;

  constructor(board: string, isNamed: boolean) {
    this.#board = board;
    this.#isNamed = isNamed;
  }

  get isNamed(): boolean {
    return this.#isNamed;
  }

  finish(run: ModelRun): void {
    if (this.#isNamed) this.#count(run);
    else this.#waiting.push(run);
  }

  register(): void {
    this.#isNamed = true;
    for (const run of this.#waiting) this.#count(run);
  }

  /** As HostileSite.bookOf tells it. */
  book() {
    const levels = [...this.#levels].toSorted(([one], [other]) => one - other);
    const done = levels.filter(([, status]) => status === "done").length;
    return {
      total: this.#total,
      points: this.#total,
      runs: this.#runs,
      levels: levels.map(([level, status]) => `${this.#board}/${level} ${status}`),
      boards: done === 0 ? {} : { [this.#board]: done },
    };
  }

  #count(run: ModelRun): void {
    const isPassed = run.mode === "challenge" && run.right >= passedWith && !run.isTooFast;
    const isFirst = isPassed && this.#levels.get(run.level) !== "done";
    const isBeside = isFirst && this.#firstPasses < firstPassesOfADay;
    if (isBeside) this.#firstPasses += 1;
    const given = isBeside ? pointsOf(run) : Math.min(pointsOf(run), aDay - this.#ofTheDay);
    if (!isBeside) this.#ofTheDay += given;
    this.#total += given;
    this.#runs += 1;
    if (run.mode === "challenge" && this.#levels.get(run.level) !== "done") {
      this.#levels.set(run.level, isPassed ? "done" : "playing");
    }
  }
}

/** The judgement on the times of a challenge, a second time: its pauses in seconds, and what its questions take. */
export function isRunTooFast(pauses: readonly number[], least: number, shortest: readonly number[] | null): boolean {
  if (pauses.reduce((sum, pause) => sum + pause, 0) < Math.max(5, least)) return true;
  if (shortest === null) return false;
  if (pauses.filter((pause, place) => pause < (shortest[place] ?? 0)).length > 5) return true;
  const [, ...logs] = pauses.map(Math.log);
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return Math.sqrt(logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1)) < 0.02;
}
