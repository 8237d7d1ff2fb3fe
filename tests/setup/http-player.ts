import { z } from "zod";
import type { ActionClient, CallResult } from "./action-client.ts";
import { sumAnswers } from "./sum-answers.ts";

const questionSchema = z.object({
  kind: z.string(),
  prompt: z.object({ text: z.string() }),
  view: z.object({ choices: z.array(z.object({ text: z.string() })).optional() }),
});
/** A run as the browser gets it. */
export const runSchema = z.object({
  runId: z.string(),
  mode: z.literal(["practice", "challenge"]),
  places: z.array(z.array(z.object({ question: questionSchema, solution: z.unknown() })).min(1)),
});
const startSchema = z.object({ ok: z.literal(true), value: runSchema });
const resultSchema = z.union([
  z.object({
    ok: z.literal(true),
    value: z.object({
      points: z.int(),
      totalScore: z.int().nullable(),
      passed: z.boolean().nullable(),
      notice: z.string().nullable(),
    }),
  }),
  z.object({ ok: z.literal(false), reason: z.string() }),
]);
const verdictSchema = z.union([
  z.object({ ok: z.literal(true), value: z.object({ right: z.boolean() }) }),
  z.object({ ok: z.literal(false), reason: z.string() }),
]);

export type HttpRun = z.output<typeof runSchema>;
export type FinishAnswer = z.output<typeof resultSchema>;

/** What is sent at the end of a run: for each question the responses in the order they were given. */
export type Responses = readonly (readonly unknown[])[];

/** A pupil or a guest who plays the first additions by calling the server, as fast as it likes and as it likes. */
export class HttpPlayer {
  readonly client: ActionClient;

  constructor(client: ActionClient) {
    this.client = client;
  }

  /** Makes a profile from this browser; what it earned as a guest goes along. */
  async register(name: string): Promise<CallResult> {
    const form = new FormData();
    form.append("username", name);
    form.append("avatar", "critters-01");
    return this.client.call("register", "/user", { status: "idle", problem: null }, form);
  }

  async logIn(name: string): Promise<CallResult> {
    const form = new FormData();
    form.append("username", name);
    return this.client.call("logIn", "/user", { status: "idle", problem: null }, form);
  }

  /** The same browser at another server of the site. */
  at(origin: string): HttpPlayer {
    return new HttpPlayer(this.client.at(origin));
  }

  /** Opens the page of a run and starts it, a challenge with its clock. */
  async start(path: string): Promise<HttpRun> {
    const before = await this.client.openRun(path);
    return startSchema.parse((await this.client.call("startRun", path, before)).value).value;
  }

  /** The responses of a run of which the first so many are right, the next so many at the second try, the rest not at all. */
  static respond(run: HttpRun, right: number, second = 0): Responses {
    return run.places.map(([place], index) => {
      if (place === undefined) return [];
      if (index < right) return [sumAnswers.right(place.question)];
      const wrong = sumAnswers.wrong(place.question);
      return index < right + second ? [wrong, sumAnswers.right(place.question)] : [wrong];
    });
  }

  async answer(runId: string, place: unknown, response: unknown): Promise<z.output<typeof verdictSchema>> {
    return verdictSchema.parse((await this.client.call("answer", anyPage, runId, place, response)).value);
  }

  /** Gives the first response of every place of a challenge, one after the other. */
  async answerAll(run: HttpRun, responses: Responses): Promise<void> {
    for (const [place, [response]] of responses.entries()) await this.answer(run.runId, place, response);
  }

  async finish(runId: unknown, responses: Responses): Promise<FinishAnswer> {
    const answers = responses.map((given) => ({ responses: given, hintOpened: false }));
    return resultSchema.parse((await this.client.finish(runId, answers)).value);
  }
}

/** Every page of a game knows the actions of a run. */
const anyPage = "/game/addition/10/play/1";
