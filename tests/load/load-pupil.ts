import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { classIds } from "#lib/core/class-id.ts";
import { createRng } from "#lib/core/create-rng.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { FirstTry } from "#lib/play/first-try.ts";
import { pickQuestion } from "#lib/play/pick-question.ts";
import type { RunAnswer } from "#lib/play/run-answer.ts";
import { ActionClient, type CallResult } from "#tests/setup/action-client.ts";
import { idOfRun, type LoadRun, readPageRun, readStartedRun } from "#tests/setup/read-run.ts";
import { rightResponse, solvedResponse, wrongResponse } from "./answer-question.ts";
import { type Ledger, writeReceipt } from "./ledger.ts";
import type { Measures } from "./measures.ts";

export interface LoadWorld {
  readonly origin: string;
  /** Share of the time a child takes that a simulated one takes. */
  readonly pace: number;
  /** Over how long they come, in milliseconds. */
  readonly comingMs: number;
  /** How long an answer is waited for. */
  readonly patienceMs: number;
  readonly measures: Measures;
  readonly ledger: Ledger;
  /** Aborted when nothing new is begun any more. */
  readonly isOver: AbortSignal;
}

interface HandedIn {
  readonly run: LoadRun;
  readonly level: string | null;
  readonly answers: readonly RunAnswer[];
}

/** Sums, whose questions are chosen or typed, two skills whose difficulty follows the pupil, and a bank. */
const practicePages = [
  ...[1, 2, 3].flatMap((level) => [`/game/addition/10/play/${level}`, `/game/subtraction/10/play/${level}`]),
  "/course-detail/110/play/1",
  "/course-detail/111/play/1",
] as const;

/** Levels whose questions are solved from what is on the screen (tests/contract/solve.ts). */
const challenges = [1, 2, 3, 4, 5].flatMap((level) => [
  { path: `/game/addition/10/challenge/${level}`, level: `addition-10 ${level}` },
  { path: `/game/subtraction/10/challenge/${level}`, level: `subtraction-10 ${level}` },
]);

const boards = ["all", "all", "addition-10", "counting"] as const;

/** A run that is handed in sooner is too fast for a person and gives no points; a little more for the clocks. */
const shortestRunMs = 5300;
const againAfterMs = 1000;
const pupilsOfClass = 40;

const refusalSchema = z.object({ ok: z.literal(false), reason: z.string() });
const finishedSchema = z.object({
  ok: z.literal(true),
  value: z.object({ points: z.int(), passed: z.boolean().nullable() }),
});
const enteredSchema = z.object({ status: z.string(), problem: z.object({ field: z.string() }).nullable() });

/** The pupils of a class share an address, as behind the router of a school. */
function addressOf(number: number): string {
  const place = Math.floor(number / pupilsOfClass);
  return `10.77.${Math.floor(place / 250)}.${(place % 250) + 1}`;
}

/** A simulated pupil with a browser of its own: gets in, plays, looks at boards, and keeps what was not acknowledged. */
export class LoadPupil {
  readonly #world: LoadWorld;
  readonly #username: string;
  readonly #isNew: boolean;
  readonly #client: ActionClient;
  readonly #rng: Rng;
  #pending: readonly HandedIn[] = [];

  /** `isNew`: registers, where others log in. */
  constructor(world: LoadWorld, number: number, username: string, isNew: boolean) {
    this.#world = world;
    this.#username = username;
    this.#isNew = isNew;
    this.#client = new ActionClient(world.origin, { "x-forwarded-for": addressOf(number) });
    this.#rng = createRng(`load pupil ${number}`);
  }

  /** Plays until it is over. */
  async play(): Promise<void> {
    const { isOver, comingMs } = this.#world;
    await this.#pause(this.#rng.int(0, comingMs));
    while (!isOver.aborted && !(await this.#enter())) await this.#pause(againAfterMs);
    while (!isOver.aborted) {
      await this.#get("class page", `/class/${this.#rng.pick(classIds)}`);
      await (this.#rng.int(1, 4) === 1 ? this.#takeChallenge() : this.#practise());
      if (!isOver.aborted && this.#rng.int(1, 5) <= 2) await this.#lookAtBoard();
      await this.deliver();
    }
  }

  /** Sends what was not acknowledged yet; true when nothing is left. */
  async deliver(): Promise<boolean> {
    for (const run of this.#pending) await this.#send(run);
    return this.#pending.length === 0;
  }

  async #enter(): Promise<boolean> {
    const form = new FormData();
    form.set("username", this.#username);
    form.set("avatar", "critters-07");
    const state = { status: "idle", problem: null };
    await this.#get("user page", "/user");
    // Whoever registered and did not hear so is told that the name is taken, and logs in.
    const isIn =
      (this.#isNew && (await this.#tryToEnter("register", state, form))) ||
      (await this.#tryToEnter("logIn", state, form));
    if (isIn) this.#world.ledger.usernames.add(this.#username);
    return isIn;
  }

  async #tryToEnter(action: "register" | "logIn", state: unknown, form: FormData): Promise<boolean> {
    const from = performance.now();
    const answer = enteredSchema.safeParse(await this.#call(action, "/user", state, form));
    if (answer.success && answer.data.status !== "done") this.#world.measures.failed(action, answer.data.status, from);
    return answer.success && answer.data.status === "done";
  }

  async #practise(): Promise<void> {
    const path = this.#rng.pick(practicePages);
    let run = readPageRun((await this.#get("practice page", path)) ?? "");
    await this.#get("own pupil", "/api/me");
    // One more of the same now and then, which needs no new page.
    for (let rounds = this.#rng.int(1, 2); rounds > 0 && run !== null; rounds -= 1) {
      const answers = await this.#answerAll(run);
      if (answers === null) return;
      await this.#handIn({ run, level: null, answers });
      run = rounds > 1 ? readStartedRun(await this.#call("startRun", path, run.runId)) : null;
    }
  }

  /** Eight of ten right at once, the others at the second try; null when it was over before the end. */
  async #answerAll(run: LoadRun): Promise<RunAnswer[] | null> {
    const from = performance.now();
    const tries: FirstTry[] = [];
    const answers: RunAnswer[] = [];
    for (const place of run.places) {
      await this.#think();
      const { question, solution, difficulty } = pickQuestion(place, [...run.before, ...tries]);
      const right = solution === null ? null : rightResponse(solution);
      if (right === null) {
        this.#world.measures.failed("practice page", `unknown kind ${question.kind}`, performance.now());
        return null;
      }
      const isRight = this.#rng.int(1, 5) > 1;
      answers.push({ responses: isRight ? [right] : [wrongResponse(question, right), right], hintOpened: false });
      if (difficulty !== null) tries.push({ difficulty, isRight });
    }
    return (await this.#isHandedInAfter(from)) ? answers : null;
  }

  async #takeChallenge(): Promise<void> {
    const { path, level } = this.#rng.pick(challenges);
    const announced = readPageRun((await this.#get("challenge page", path)) ?? "");
    await this.#get("own pupil", "/api/me");
    const run = announced === null ? null : readStartedRun(await this.#call("startRun", path, announced.runId));
    if (run === null) return;
    const from = performance.now();
    const answers: RunAnswer[] = [];
    for (const [place, [{ question }]] of run.places.entries()) {
      await this.#think();
      const response = solvedResponse(question);
      if (!(await this.#answer(path, run.runId, place, response))) return;
      answers.push({ responses: [response], hintOpened: false });
    }
    if (await this.#isHandedInAfter(from)) await this.#handIn({ run, level, answers });
  }

  /** Asks again what got no answer, as a child taps again. */
  async #answer(path: string, runId: string, place: number, response: unknown): Promise<boolean> {
    while (!this.#world.isOver.aborted) {
      if ((await this.#call("answer", path, runId, place, response)) !== null) return true;
      await this.#pause(againAfterMs);
    }
    return false;
  }

  async #lookAtBoard(): Promise<void> {
    const board = this.#rng.pick(boards);
    await this.#get("leaderboard", `/leaderboard/${board}`);
    await this.#get("own place", `/api/own-place/${board}`);
    await this.#get("own pupil", "/api/me");
    await this.#think();
  }

  async #handIn(handedIn: HandedIn): Promise<void> {
    this.#pending = [...this.#pending, handedIn];
    await this.#send(handedIn);
  }

  async #send(handedIn: HandedIn): Promise<void> {
    const { run, answers, level } = handedIn;
    const id = idOfRun(run.runId);
    this.#world.ledger.sent.add(id);
    const finishing = this.#client.finish(run.runId, answers);
    const finished = finishedSchema.safeParse(await this.#judge("finish", finishing));
    if (!finished.success) return;
    const { points, passed } = finished.data.value;
    writeReceipt(this.#world.ledger, id, { username: this.#username, points, level: passed === true ? level : null });
    this.#pending = this.#pending.filter((each) => each !== handedIn);
  }

  /** The body of a page; null when none came. */
  async #get(what: string, path: string): Promise<string | null> {
    const { measures } = this.#world;
    const from = performance.now();
    try {
      const answer = await this.#client.get(path);
      const body = await answer.text();
      if (answer.status === 200) measures.took(what, performance.now() - from);
      else measures.failed(what, `status ${answer.status}`, from);
      return answer.status === 200 ? body : null;
    } catch {
      measures.failed(what, "no connection", from);
      return null;
    }
  }

  #call(action: string, path: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.#judge(action, this.#client.call(action, path, ...args));
  }

  /** What was answered to what was just asked; null when it came to nothing, which is noted. */
  async #judge(what: string, asking: Promise<CallResult>): Promise<unknown> {
    const { measures, patienceMs } = this.#world;
    const from = performance.now();
    const enough = new AbortController();
    const timeout = wait(patienceMs, null, { signal: enough.signal }).catch(() => null);
    const call = asking.catch(() => "no connection" as const);
    const result = await Promise.race([call, timeout]);
    enough.abort();
    const problem = problemOf(result);
    if (problem === null) measures.took(what, performance.now() - from);
    else measures.failed(what, problem, from);
    return problem === null && typeof result === "object" ? result?.value : null;
  }

  #think(): Promise<void> {
    return this.#pause(this.#rng.int(5000, 10_000) * this.#world.pace);
  }

  async #pause(ms: number): Promise<void> {
    await wait(ms, null, { signal: this.#world.isOver }).catch(() => undefined);
  }

  /** Waits until a run that began at `from` is no longer too fast; false when it was over before. */
  async #isHandedInAfter(from: number): Promise<boolean> {
    await this.#pause(Math.max(0, from + shortestRunMs - performance.now()));
    return !this.#world.isOver.aborted;
  }
}

/** Why a call came to nothing; null when it did not. */
function problemOf(result: CallResult | "no connection" | null): string | null {
  if (result === null) return "no answer in time";
  if (result === "no connection") return result;
  if (result.status !== 200) return `status ${result.status}`;
  const refused = refusalSchema.safeParse(result.value);
  if (refused.success) return refused.data.reason;
  return result.value === undefined ? "unreadable answer" : null;
}
