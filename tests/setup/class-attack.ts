import { randomBytes, randomUUID } from "node:crypto";
import { test as base, expect } from "@playwright/test";
import { z } from "zod";
import { hashOfSecret, makeSecret } from "#lib/classes/class-key.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import { dayMs } from "#lib/core/durations.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { listLessons } from "#lib/lessons/lessons.ts";
import { isRunView } from "#lib/play/is-run-view.ts";
import { skillsToAsk } from "#lib/play/make-set.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { Keyed, KindName, Question, Viewed } from "#lib/questions/question.ts";
import { findSkill } from "#lib/skills/registry.ts";
import type { ActionClient } from "./action-client.ts";
import { HostileSite } from "./hostile-site.ts";
import type { Responses } from "./http-player.ts";
import { findPageRun } from "./read-run.ts";
import { workerNumber } from "./worker-number.ts";

const password = "mật khẩu thứ nhất";
const textSchema = z.object({ ok: z.literal(true), value: z.string() });

/** What all cards of these classes show, as a seat's lock is sent. */
export const rightLock = "frog-duck-cat";
export const keyCheck = "k".repeat(40);
/** As long as a name that was sealed in a browser; nobody here reads it. */
export const sealedName = "s".repeat(104);

/** A seat as its teacher's browser sends it. */
export interface SentSeat {
  readonly number: number;
  readonly sealedName: string | null;
  readonly cardHash: string;
  readonly lock: string;
}

export interface AttackedClass {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Of the cards, by the order of the seats. */
  readonly secrets: readonly string[];
}

export async function makeSeats(secrets: readonly string[]): Promise<SentSeat[]> {
  return Promise.all(
    secrets.map(async (secret, index) => ({
      number: index + 1,
      sealedName,
      cardHash: await hashOfSecret(secret),
      lock: rightLock,
    })),
  );
}

export const dayIn = (days: number): string => vietnamDay(Date.now() + days * dayMs);

/** Given work for all of a class and for today, unless it is said otherwise. */
export function workOf(sealed: string, more: Readonly<Record<string, unknown>> = {}) {
  const usual = { title: "Năm câu chia", seats: null, isVaried: false, isRepeatable: true };
  return { sealed, ...usual, opensOn: dayIn(0), closesOn: dayIn(0), ...more };
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
}

let made = 0;

/** A teacher who calls the actions of the classroom without a browser, from an address of their own. */
export class HttpTeacher {
  readonly email: string;
  readonly client: ActionClient;
  readonly #site: HostileSite;

  private constructor(site: HostileSite) {
    made += 1;
    this.#site = site;
    this.email = `co.hoa.${workerNumber}.${made}@truong.vn`;
    this.client = site.guest().client;
  }

  /** Makes an account and comes in. */
  static async arrive(site: HostileSite): Promise<HttpTeacher> {
    const teacher = new HttpTeacher(site);
    const { client, email } = teacher;
    await client.call("signUp", "/grown-ups", null, formOf({ email, "new-password": password }));
    await client.call("signIn", "/grown-ups", null, formOf({ email, password }));
    if (!client.cookie.includes("hhh-grown-up")) throw new Error(`${email} did not come in`);
    return teacher;
  }

  /** By which other teachers of a class send this one away. */
  async id(): Promise<string> {
    const [row] = await this.#site.sql<{ id: string }>`select id::text from auth.users where email = ${this.email}`;
    return row?.id ?? "";
  }

  /** What calling an action of a class comes to, from the page of the class. */
  async call(action: string, classId: string, ...more: readonly unknown[]): Promise<unknown> {
    return (await this.client.call(action, `/co/lop/${classId}`, classId, ...more)).value;
  }

  change(classId: string, change: Readonly<Record<string, unknown>>): Promise<unknown> {
    return this.call("changeClass", classId, change);
  }

  async makeClass(size: number, classId: ClassId = "3", name = "3A Hoa Mai"): Promise<AttackedClass> {
    const id = randomUUID();
    const secrets = Array.from({ length: size }, makeSecret);
    const sent = { id, name, classId, keyCheck, seats: await makeSeats(secrets) };
    const { value } = await this.client.call("makeClass", "/co", sent);
    const [row] = await this.#site.sql<{ code: string }>`select code from classes where id = ${id}`;
    if (row === undefined) throw new Error(`no class was made: ${JSON.stringify(value)}`);
    return { id, name, code: row.code, secrets };
  }

  /** Gives work, and gives its code and id. */
  async give(
    classId: string,
    work: ReturnType<typeof workOf>,
  ): Promise<{ readonly code: string; readonly id: string }> {
    const code = textSchema.parse(await this.call("giveAssignment", classId, work)).value;
    const [row] = await this.#site.sql<{ id: string }>`select id::text from assignments where code = ${code}`;
    return { code, id: row?.id ?? "" };
  }

  /** The secret of a link by which another teacher may join. */
  async invite(classId: string): Promise<string> {
    const secret = makeSecret();
    await this.change(classId, { kind: "invite", hash: await hashOfSecret(secret) });
    return secret;
  }

  async accept(secret: string): Promise<unknown> {
    return (await this.client.call("acceptInvitation", "/co/moi", secret)).value;
  }
}

/** What a set of the first lessons of a class is made of, where rules make all of it. */
export function setOf(classId: ClassId, count: number) {
  const lessons = listLessons(classId, "maths").slice(0, 10);
  const [first] = lessons;
  if (first === undefined) throw new Error("no lessons");
  const ids = [...skillsToAsk([first, ...lessons.slice(1)]).keys()];
  const skillIds = ids.filter((id) => findSkill(id)?.source === "rule");
  return { classId, subject: "maths", from: first.no, to: lessons.at(-1)?.no ?? 1, skillIds, count };
}

/** What stands in the address of a new set. */
export async function makeSet(client: ActionClient, count = 5, classId: ClassId = "3"): Promise<string> {
  return textSchema.parse((await client.call("makeQuestionSet", "/bo", setOf(classId, count))).value).value;
}

/** What a pupil shows to sit down. */
export type Shown =
  | { readonly kind: "card"; readonly secret: string }
  | { readonly kind: "emblem"; readonly number: number; readonly lock: string };

const joinSchema = z.union([
  z.object({ status: z.literal("joined"), pupil: z.object({ username: z.string() }) }),
  z.object({ status: z.literal("ask") }),
  z.object({ status: z.literal("refused"), reason: z.string() }),
]);

/** Sits down: "joined", "ask", or why not; `username` is whoever sits there. */
export async function join(client: ActionClient, code: string, by: Shown, as = "new") {
  const answer = joinSchema.parse((await client.call("joinClass", `/lop/${code}`, { code, by, as })).value);
  return {
    came: answer.status === "refused" ? answer.reason : answer.status,
    username: answer.status === "joined" ? answer.pupil.username : null,
  };
}

/** A new pupil on a seat, by its card. */
export async function seatPupil(site: HostileSite, { code, secrets }: AttackedClass, number: number) {
  const { client } = site.guest();
  const { username } = await join(client, code, { kind: "card", secret: secrets[number - 1] ?? "" });
  if (username === null) throw new Error(`nobody sat down on seat ${number}`);
  return { client, username };
}

/** The run that comes with a page; null where it brings none. */
export async function openRunAt(client: ActionClient, path: string): Promise<RunView | null> {
  const run = findPageRun(await (await client.get(path)).text());
  return isRunView(run) ? run : null;
}

function examplesOf<Name extends KindName>({ kind, view, key }: Viewed<Name> & Keyed<Name>) {
  return kinds[kind].examples(view, key);
}

/** Ends a run with its first questions wrong at first, `ago` milliseconds ago, and gives what the server says. */
export async function endRun(client: ActionClient, run: RunView, wrong = 0, ago = 0): Promise<unknown> {
  const responses: Responses = run.places.map(([{ question, solution }], place) => {
    const { right, wrong: mistaken } = examplesOf({ ...question, key: solution?.key } as Question);
    return place < wrong ? [mistaken[0], right[0]] : [right[0]];
  });
  const answers = responses.map((given) => ({ responses: given, hintOpened: false }));
  const answer = await client.postJson("/api/finished-runs", JSON.stringify({ runId: run.runId, answers, ago }));
  return await answer.json();
}

/** All rows that say something of classes, their teachers and their pupils. */
export async function dumpClasses({ sql }: HostileSite): Promise<string> {
  const tables = await sql<{ name: string }>`
    select distinct quote_ident(table_name) as name from information_schema.columns
    where table_schema = 'public'
      and (column_name = 'class_id' or table_name in ('classes', 'users', 'runs', 'pupil_mistakes', 'skill_progress'))
    order by 1`;
  const rows = await Promise.all(
    tables.map(({ name }) =>
      sql.unsafe(`select coalesce(jsonb_agg(each order by each::text), '[]')::text as rows from public.${name} each`),
    ),
  );
  return JSON.stringify(tables.map(({ name }, index) => [name, rows[index]]));
}

const errorLines = (site: HostileSite): string[] => site.logs().match(/^\{"level":"error".*$/gm) ?? [];

/** Tests on one site a worker, of which none may make the server write an error. */
export const test = base.extend<{ isQuiet: boolean }, { site: HostileSite }>({
  site: [
    async ({ playwright: _ }, use) => {
      const site = await HostileSite.open({ ahead: [] });
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
  isQuiet: [
    async ({ site }, use) => {
      const before = errorLines(site).length;
      await use(true);
      expect(errorLines(site).slice(before)).toEqual([]);
    },
    { auto: true },
  ],
});

/** A code of the right form that nobody has. */
export const noCode = (): string =>
  Array.from(randomBytes(6), (byte) => "ACDEFGHJKMNPQRTUWXY34679"[byte % 24] ?? "A").join("");
